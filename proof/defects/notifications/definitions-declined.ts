import type { Behaviour } from '../../../src/reference/behaviour.js'
import { Refusal } from '../../../src/reference/http/refusal.js'
import { restate } from '../../alterations/restate.js'
import type { Defect } from '../../defect.js'
import type { DefinitionFault } from '../../../src/reference/notifications/definitions/definitions-behaviour.js'

type Row = Pick<Defect, 'behaviour' | 'request' | 'response'> & {
  readonly name: string
  readonly sentence: string
  readonly breaks: string
}

/** A check that one operation leaves out. */
const without =
  (fault: DefinitionFault, id: string) =>
  ({ definitionChecks }: Behaviour): Partial<Behaviour> => ({
    definitionChecks: (operation) =>
      definitionChecks(operation).filter((one) => one !== fault || operation !== id),
  })

/** Writes what it refuses for one fault. */
const writing = (fault: DefinitionFault): Partial<Behaviour> => ({
  declineDefinition(found, write) {
    if (found === fault) write()
  },
})

const wrongType =
  (type: string) =>
  ({ errorType }: Behaviour): Partial<Behaviour> => ({
    errorType: (name) => (name === type ? 'invalidBody' : errorType(name)),
  })

const broughtDown = [
  ['createDefinition', 'notifications.createDefinition.status'],
  ['createGlobalDefinition', 'notifications.createGlobalDefinition.status'],
  ['updateDefinition', 'notifications.updateDefinition.status'],
] as const

const rows: readonly Row[] = [
  {
    name: 'either-flag',
    sentence:
      'A definition that is an indicator, or not dismissible, is refused like one that is both.',
    breaks: 'notifications.errors.indicatorAndNotDismissibleMutuallyExclusive',
    behaviour: () => ({
      mayBeBoth: ({ indicator, notDismissible }) => !indicator && !notDismissible,
    }),
  },
  {
    name: 'updated-malformed-422',
    sentence: 'An update that is no JSON is refused with 422.',
    breaks: 'notifications.updateDefinition.malformed',
    response: restate({ operations: ['updateDefinition'], statuses: [400] }, 422),
  },
  {
    name: 'updated-any-shape',
    sentence: 'An update whose message is no object is carried out, without it.',
    breaks: 'notifications.updateDefinition.invalid',
    behaviour: ({ definitionIn }) => ({
      definitionIn(body, operation) {
        const content = definitionIn(body, operation)
        if (content !== undefined || operation !== 'updateDefinition') return content
        return definitionIn({ ...(body as object), message: { text: '' }, values: {} }, operation)
      },
    }),
  },
  {
    name: 'updated-in-a-list',
    sentence: 'An update that stands in a list is carried out.',
    breaks: 'notifications.updateDefinition.invalid',
    async request(request, { operation }) {
      if (operation !== 'updateDefinition') return request
      const text = await request.clone().text()
      const [first] = /^\[(.*)\]$/s.exec(text)?.slice(1) ?? []
      return first === undefined ? request : new Request(request, { method: 'PUT', body: first })
    },
  },
  ...(
    [
      ['updated-longer-id', 'begins', /("_id":"[^"]*)assay"/, '$1"'],
      ['updated-ending-id', 'ends', /("_id":")assay/, '$1'],
    ] as const
  ).map(([name, how, longer, shorter]): Row => ({
    name,
    sentence: `An update is carried out if its identifier ${how} with that of the path.`,
    breaks: 'notifications.updateDefinition.other-id-refused',
    async request(request, { operation }) {
      if (operation !== 'updateDefinition') return request
      const text = await request.clone().text()
      const body = text.replace(longer, shorter)
      return body === text ? request : new Request(request, { method: 'PUT', body })
    },
  })),
  ...broughtDown.map(([id, breaks]): Row => ({
    name: `null-in-${id}`,
    sentence: `A message that is null brings ${id} down.`,
    breaks,
    behaviour: ({ definitionIn }) => ({
      definitionIn(body, operation) {
        if (operation === id && (Object(body) as { readonly message?: unknown }).message === null)
          throw new Refusal(500, 'internalError', 'Something went wrong.')
        return definitionIn(body, operation)
      },
    }),
  })),
  {
    name: 'both-created',
    sentence: 'An indicator that is not dismissible is created.',
    breaks: 'notifications.createDefinition.both-refused',
    behaviour: without('both', 'createDefinition'),
  },
  {
    name: 'global-created',
    sentence: 'Global definitions can be created with the operation that is not for them.',
    breaks: 'notifications.createDefinition.not-global',
    behaviour: without('global', 'createDefinition'),
  },
  {
    name: 'both-type',
    sentence: 'An indicator that is not dismissible is refused for its shape.',
    breaks: 'notifications.errors.indicatorAndNotDismissibleMutuallyExclusive',
    behaviour: wrongType('indicatorAndNotDismissibleMutuallyExclusive'),
  },
  {
    name: 'updated-by-anyone',
    sentence: 'Every caller may update a definition.',
    breaks: 'notifications.updateDefinition.administrative',
    behaviour: ({ permits }) => ({
      permits: (actor, operation) => operation === 'updateDefinition' || permits(actor, operation),
    }),
  },
  {
    name: 'updated-other-id',
    sentence:
      'An update with the identifier of another definition is carried out on that of the path.',
    breaks: 'notifications.updateDefinition.other-id-refused',
    behaviour: without('other-id', 'updateDefinition'),
  },
  {
    name: 'updated-before-refused',
    sentence: 'An update with the identifier of another definition is refused, and carried out.',
    breaks: 'notifications.updateDefinition.other-id-refused',
    behaviour: writing('other-id'),
  },
  {
    name: 'updated-other-id-type',
    sentence: 'An update with the identifier of another definition is refused for its shape.',
    breaks: 'notifications.errors.idNotMatchPath',
    behaviour: wrongType('idNotMatchPath'),
  },
]

/** Definitions that are written although they should be refused, or refused for another reason. */
const defects: readonly Defect[] = rows.map(({ name, breaks, ...row }) => ({
  ...row,
  name: `definitions-declined-${name}`,
  breaks: [breaks],
}))

export default defects
