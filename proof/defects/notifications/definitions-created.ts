import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { DefinitionContent } from '../../../src/reference/books/definition.js'
import { changeResponse } from '../../alterations/change-response.js'
import { restate } from '../../alterations/restate.js'
import type { Defect } from '../../defect.js'
import { Refusal } from '../../../src/reference/http/refusal.js'

type Row = Pick<Defect, 'behaviour' | 'response'> & {
  readonly name: string
  readonly sentence: string
  readonly breaks: string | readonly string[]
}

const operations = {
  createDefinition: {
    administrative: 'notifications.createDefinition.administrative',
    status: 'notifications.createDefinition.status',
    answered: 'notifications.createDefinition.creation-answered',
    shown: 'notifications.createDefinition.creation-shown',
    kept: 'notifications.createDefinition.text-kept',
    location: 'notifications.createDefinition.creation-location',
    tag: 'notifications.createDefinition.creation-tag',
    listed: 'notifications.createDefinition.listed',
    malformed: 'notifications.createDefinition.malformed',
    invalid: 'notifications.createDefinition.invalid',
  },
  createGlobalDefinition: {
    administrative: 'notifications.createGlobalDefinition.administrative',
    status: 'notifications.createGlobalDefinition.status',
    answered: 'notifications.createGlobalDefinition.creation-answered',
    shown: 'notifications.createGlobalDefinition.creation-shown',
    kept: 'notifications.createGlobalDefinition.text-kept',
    location: 'notifications.createGlobalDefinition.creation-location',
    tag: 'notifications.createGlobalDefinition.creation-tag',
    listed: 'notifications.createGlobalDefinition.listed',
    malformed: 'notifications.createGlobalDefinition.malformed',
    invalid: 'notifications.createGlobalDefinition.invalid',
  },
}

type Ids = (typeof operations)[keyof typeof operations]

/** Another content than the one that was sent. */
const written =
  (id: string, change: (content: DefinitionContent) => DefinitionContent) =>
  ({ definitionWritten }: Behaviour): Partial<Behaviour> => ({
    definitionWritten: (content, operation) =>
      operation === id ? change(content) : definitionWritten(content, operation),
  })

const hides =
  (isHidden: (content: DefinitionContent, operation: string) => boolean) =>
  (): Partial<Behaviour> => ({
    showsDefinition: (definition, _actor, operation) => !isHidden(definition, operation),
  })

const plain = (content: unknown, operation: string): DefinitionContent => ({
  type: 'unknown',
  contextName: operation === 'createGlobalDefinition' ? 'global' : 'none',
  indicator: false,
  notDismissible: false,
  message: { text: JSON.stringify(content) },
})

const rowsOf = (id: string, ids: Ids): readonly Row[] => [
  {
    name: 'in-a-list',
    sentence: `${id} takes a definition that stands in a list.`,
    breaks: ids.invalid,
    behaviour: ({ definitionIn }) => ({
      definitionIn: (body, operation) =>
        definitionIn(operation === id && Array.isArray(body) ? body[0] : body, operation),
    }),
  },
  {
    name: 'no-object',
    sentence: `${id} makes a definition of JSON that is no object.`,
    breaks: ids.invalid,
    behaviour: ({ definitionIn }) => ({
      definitionIn: (body, operation) =>
        definitionIn(body, operation) ??
        (operation === id && Object(body) !== body ? plain(body, id) : undefined),
    }),
  },
  {
    name: 'by-anyone',
    sentence: `Every caller may use ${id}.`,
    breaks: ids.administrative,
    behaviour: ({ permits }) => ({
      permits: (actor, operation) => operation === id || permits(actor, operation),
    }),
  },
  {
    name: 'by-refused',
    sentence: `${id} creates a definition before it is found that the caller may not do this.`,
    breaks: ids.administrative,
    behaviour({ permits, acceptDefinition }) {
      let isPermitted = true
      return {
        permits(actor, operation) {
          const permitted = permits(actor, operation)
          if (operation === id) isPermitted = permitted
          return permitted || operation === id
        },
        acceptDefinition(write, operation) {
          acceptDefinition(write, operation)
          if (operation === id && !isPermitted)
            throw new Refusal(403, 'notPermitted', 'Who asks may not do this.')
        },
      }
    },
  },
  {
    name: '200',
    sentence: `${id} answers with 200.`,
    breaks: ids.status,
    response: changeResponse(
      { operations: [id], statuses: [201] },
      ({ body, headers }) => new Response(body, { headers }),
    ),
  },
  {
    name: 'nowhere',
    sentence: `${id} finds nothing to create a definition in.`,
    breaks: ids.answered,
    behaviour: ({ acceptDefinition }) => ({
      acceptDefinition(write, operation) {
        if (operation === id) throw new Refusal(404, 'pathNotFound', 'There is nothing here.')
        acceptDefinition(write, operation)
      },
    }),
  },
  {
    name: 'imageless',
    sentence: `${id} loses the picture of a message.`,
    breaks: ids.shown,
    behaviour: written(id, ({ message, ...rest }) => ({
      ...rest,
      message: {
        text: message.text,
        variants: message.variants,
      },
    })),
  },
  {
    name: 'without-values',
    sentence: `${id} does not answer what stands for the placeholders.`,
    breaks: ids.shown,
    behaviour: ({ definitionShown }) => ({
      definitionShown(definition, operation) {
        const { values, ...rest } = definitionShown(definition, operation)
        return operation === id || values === undefined ? rest : { ...rest, values }
      },
    }),
  },
  {
    name: 'high',
    sentence: `Whatever ${id} creates has high priority.`,
    breaks: ids.shown,
    behaviour: written(id, (content) => ({ ...content, priority: 'high' })),
  },
  {
    name: 'wordless',
    sentence: `${id} loses a text that has placeholders.`,
    breaks: [ids.shown, 'notifications.definitionMessage.text.present'],
    behaviour: written(id, ({ message: { text, ...message }, ...rest }) => ({
      ...rest,
      message: text?.endsWith('{day}.') === true ? message : { ...message, text },
    })),
  },
  {
    name: 'one-value',
    sentence: `${id} loses what stands for one of several placeholders.`,
    breaks: [
      ids.shown,
      ids.kept,
      ...(id === 'createDefinition' ? ['notifications.message.placeholders'] : []),
    ],
    behaviour: written(id, ({ values = {}, ...rest }) => ({
      ...rest,
      values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'day')),
    })),
  },
  {
    name: 'small-names',
    sentence: `${id} keeps names of placeholders in small letters.`,
    breaks: [ids.shown, 'notifications.message.placeholders'],
    behaviour: written(id, ({ values = {}, ...rest }) => ({
      ...rest,
      values: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    })),
  },
  {
    name: 'small-address',
    sentence: `${id} keeps the address of a picture in small letters.`,
    breaks: ids.shown,
    behaviour: written(id, ({ message, ...rest }) => ({
      ...rest,
      message: { ...message, imageUri: message.imageUri?.toLowerCase() },
    })),
  },
  {
    name: 'of-yesterday',
    sentence: `${id} answers that the definition was updated the day before.`,
    breaks: ids.shown,
    behaviour: ({ definitionShown }) => ({
      definitionShown(definition, operation) {
        const shown = definitionShown(definition, operation)
        if (operation !== id) return shown
        return { ...shown, updatedAt: shown.updatedAt - 86_400_000 }
      },
    }),
  },
  {
    name: 'over-already',
    sentence: `${id} answers that the definition has expired.`,
    breaks: ids.shown,
    behaviour: ({ definitionShown }) => ({
      definitionShown(definition, operation) {
        const shown = definitionShown(definition, operation)
        return operation === id ? { ...shown, expired: true } : shown
      },
    }),
  },
  {
    name: 'at-list',
    sentence: `The Location that ${id} answers is that of the list.`,
    breaks: ids.location,
    response: changeResponse({ operations: [id], statuses: [201] }, ({ body, headers }) => {
      const others = new Headers(headers)
      others.set('location', '/notifications/definitions')
      return new Response(body, { status: 201, headers: others })
    }),
  },
  {
    name: 'without-priority',
    sentence: `${id} gives every definition a medium priority.`,
    breaks: ids.shown,
    behaviour: written(id, (content) => ({ ...content, priority: 'medium' })),
  },
  {
    name: 'at-creations',
    sentence: `The Location that ${id} answers is one that takes no GET.`,
    breaks: ids.location,
    response: changeResponse({ operations: [id], statuses: [201] }, ({ body, headers }) => {
      const others = new Headers(headers)
      others.set('location', '/notifications/globalDefinitions')
      return new Response(body, { status: 201, headers: others })
    }),
  },
  {
    name: 'at-another',
    sentence: `The Location that ${id} answers is that of another definition.`,
    breaks: ids.location,
    response: changeResponse({ operations: [id], statuses: [201] }, ({ body, headers }) => {
      const others = new Headers(headers)
      others.set('location', '/notifications/definitions/def-7f3a')
      return new Response(body, { status: 201, headers: others })
    }),
  },
  {
    name: 'tag-of-request',
    sentence: `The entity tag that ${id} answers is not that of the definition.`,
    breaks: ids.tag,
    behaviour: ({ entityTag }) => ({
      entityTag: (representation, operation) =>
        entityTag(operation === id ? `${representation} ` : representation, operation),
    }),
  },
  {
    name: 'unlisted',
    sentence: `What ${id} creates is not in the list.`,
    breaks: ids.listed,
    behaviour: hides(
      ({ type, message }, operation) =>
        operation === 'getDefinitions' &&
        (id === 'createDefinition' ? type.startsWith('assay') : type === 'announcement') &&
        message.text?.startsWith('Assay') === true,
    ),
  },
  {
    name: 'malformed-422',
    sentence: `${id} answers with 422 to what is no JSON.`,
    breaks: ids.malformed,
    response: restate({ operations: [id], statuses: [400] }, 422),
  },
  {
    name: 'any-shape',
    sentence: `${id} makes do with a message of any shape.`,
    // What a body need not have is shown otherwise then.
    breaks: [ids.invalid, ids.shown],
    behaviour: ({ definitionIn }) => ({
      definitionIn: (body, operation) =>
        definitionIn(body, operation) ?? (operation === id ? plain(body, id) : undefined),
    }),
  },
]

/** A body with something else in the place of a member that is not what it should be, if it is not. */
const mended = (body: unknown, member: string, type: string, right: unknown): unknown => {
  const given = Object(body) as Readonly<Record<string, unknown>>
  return member in given && typeof given[member] !== type ? { ...given, [member]: right } : body
}

/** Members of any type, each with one that it has then. */
const anyType = [
  ['createDefinition', 'type', 'string', 'notice'],
  ['createDefinition', 'contextName', 'string', 'none'],
  ['createDefinition', 'indicator', 'boolean', false],
  ['createDefinition', 'priority', 'string', 'medium'],
  ['createDefinition', 'values', 'object', {}],
  ['createGlobalDefinition', 'priority', 'string', 'medium'],
  ['createGlobalDefinition', 'values', 'object', {}],
] as const

const allRows: readonly Row[] = [
  ...anyType.map(([id, member, type, right]): Row => ({
    name: `${id}-${member}-of-any-type`,
    sentence: `${id} takes a ${member} of any type.`,
    breaks: operations[id].invalid,
    behaviour: ({ definitionIn }) => ({
      definitionIn: (body, operation) =>
        definitionIn(operation === id ? mended(body, member, type, right) : body, operation),
    }),
  })),
  ...Object.entries(operations).flatMap(([id, ids]) =>
    rowsOf(id, ids).map((row) => ({ ...row, name: `${id}-${row.name}` })),
  ),
  {
    name: 'global-as-it-says',
    sentence: 'A global definition is made for the context that its body names, if it names one.',
    breaks: 'notifications.createGlobalDefinition.context',
    behaviour: ({ definitionIn }) => ({
      definitionIn(body, operation) {
        const content = definitionIn(body, operation)
        const { contextName } = Object(body) as Readonly<Record<string, unknown>>
        return content && operation === 'createGlobalDefinition' && typeof contextName === 'string'
          ? { ...content, contextName }
          : content
      },
    }),
  },
  {
    name: 'global-by-default',
    sentence: 'A definition that names no context is made a global one.',
    breaks: 'notifications.createDefinition.not-global',
    behaviour: ({ definitionIn, definitionWritten }) => {
      let isBare = false
      return {
        definitionIn(body, operation) {
          isBare = operation === 'createDefinition' && !('contextName' in Object(body))
          const named = { contextName: 'none', ...(body as object) }
          return definitionIn(isBare ? named : body, operation)
        },
        definitionWritten(content, operation) {
          const written = definitionWritten(content, operation)
          return isBare && operation === 'createDefinition'
            ? { ...written, contextName: 'global' }
            : written
        },
      }
    },
  },
  {
    name: 'global-for-none',
    sentence: 'A global definition is answered as one without a context.',
    breaks: [
      'notifications.createGlobalDefinition.context',
      'notifications.createGlobalDefinition.creation-shown',
    ],
    behaviour: ({ definitionShown }) => ({
      definitionShown(definition, operation) {
        const shown = definitionShown(definition, operation)
        return operation === 'createGlobalDefinition' ? { ...shown, contextName: 'none' } : shown
      },
    }),
  },
]

/** Definitions that are not created as they should be. */
const defects: readonly Defect[] = allRows.map(({ name, breaks, ...row }) => ({
  ...row,
  name: `definitions-created-${name}`,
  breaks: [breaks].flat(),
}))

export default defects
