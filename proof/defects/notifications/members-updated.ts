import { changeStore } from '../../alterations/change-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Definition, DefinitionContent } from '../../../src/reference/books/definition.js'
import { changeHal } from '../../alterations/change-hal.js'
import { remember } from '../../alterations/remember.js'
import type { Json, JsonObject } from '../../alterations/change-json.js'

const defect = defectOf('members-updated')

const written =
  (change: (content: DefinitionContent) => DefinitionContent) =>
  ({ definitionWritten }: Behaviour): Partial<Behaviour> => ({
    definitionWritten: (content, operation) =>
      operation === 'updateDefinition' ? change(content) : definitionWritten(content, operation),
  })

const lost = (
  what: string,
  change: (content: DefinitionContent) => DefinitionContent,
  ...further: readonly string[]
): Defect =>
  defect(
    `${what}-lost`,
    `An update loses the ${what}.`,
    ['notifications.updateDefinition.updated', ...further],
    written(change),
  )

/** Filters select by what is, and the list shows what was. */
const listedAsBefore = [
  'notifications.getDefinitions.items-agree',
  'notifications.getDefinitions.type-filter-matching',
  'notifications.getDefinitions.contextName-filter-matching',
]

/** Entity tags of what is left of a representation. */
const taggedBy =
  (forget: (document: Record<string, unknown>) => void) =>
  ({ entityTag }: Behaviour): Partial<Behaviour> => ({
    entityTag(representation, operation) {
      const document = JSON.parse(representation) as Record<string, unknown>
      delete document['updatedAt']
      forget(document)
      return entityTag(JSON.stringify(document), operation)
    },
  })

const forgetting = (what: string, forget: (document: Record<string, unknown>) => void): Defect =>
  defect(
    `tag-without-${what}`,
    `The entity tag of a definition does not tell its ${what}.`,
    'notifications.updateDefinition.tag-changes',
    taggedBy(forget),
  )

/** What an update makes of a definition, given what it was. */
const made = (
  change: (before: DefinitionContent, after: DefinitionContent) => Partial<DefinitionContent>,
) =>
  changeStore('definitions', (book) => ({
    put(definition) {
      const before = book.find(definition.id)
      book.put(before === undefined ? definition : { ...definition, ...change(before, definition) })
    },
  }))

const updated = 'notifications.updateDefinition.updated'
const stays = (name: string, what: string, change: Parameters<typeof made>[0]): Defect =>
  defect(`${name}-stays`, `An update leaves ${what} as it was.`, updated, made(change))

/** Updates of definitions that do not reach a member, or a place where it is shown. */
const defects: readonly Defect[] = [
  stays('type', 'the type', ({ type }) => ({ type })),
  stays('context', 'the context', ({ contextName }) => ({ contextName })),
  stays('indicator', 'whether it is an indicator', ({ indicator }) => ({ indicator })),
  stays('dismissible', 'whether it can be dismissed', ({ notDismissible }) => ({ notDismissible })),
  defect(
    'indicator-for-good',
    'What was an indicator stays one, unless it is not dismissible.',
    updated,
    made(({ indicator }, after) => ({
      indicator: after.indicator || (indicator && !after.notDismissible),
    })),
  ),
  defect(
    'not-dismissible-for-good',
    'What could not be dismissed cannot be from then on, unless it is an indicator.',
    updated,
    made(({ notDismissible }, after) => ({
      notDismissible: after.notDismissible || (notDismissible && !after.indicator),
    })),
  ),
  ...(['message', 'values'] as const).map((member) =>
    defect(
      `updated-at-stays-with-${member}`,
      `An update that changes the ${member} alone does not move when a definition was updated.`,
      'notifications.definition.updatedAt-later',
      changeStore('definitions', (book) => ({
        put(one) {
          const before = book.find(one.id)
          const rest = ({ updatedAt: _, [member]: __, ...others }: Definition): string =>
            JSON.stringify(others)
          const isAlone = before !== undefined && rest(before) === rest(one)
          book.put(isAlone ? { ...one, updatedAt: before.updatedAt } : one)
        },
      })),
    ),
  ),
  defect(
    'global-updated-at-stays',
    'A global definition that was updated says that it was updated when it was created.',
    'notifications.definition.updatedAt-later',
    changeStore('definitions', (book) => ({
      put(one) {
        const { updatedAt = one.updatedAt } = book.find(one.id) ?? {}
        book.put(one.contextName === 'global' ? { ...one, updatedAt } : one)
      },
    })),
  ),
  defect(
    'expired-with-variants',
    'A definition that is updated with variants expires.',
    updated,
    changeStore('definitions', (book) => ({
      put(one) {
        const isUpdated = book.find(one.id)?.expired === false && !one.expired
        book.put(isUpdated && one.message.variants ? { ...one, expired: true } : one)
      },
    })),
  ),
  defect(
    'global-values-stay',
    'An update leaves the values of a global definition as they were.',
    updated,
    made(({ contextName, values }) => (contextName === 'global' && values ? { values } : {})),
  ),
  defect(
    'values-added',
    'An update adds values to those that were there.',
    updated,
    made((before, { values }) => ({ values: { ...before.values, ...values } })),
  ),
  defect(
    'variants-added',
    'An update adds variants to those that were there.',
    updated,
    made(({ message: before }, { message }) => ({
      message: { ...message, variants: { ...before.variants, ...message.variants } },
    })),
  ),
  defect(
    'picture-stays',
    'An update without a picture leaves that which was there.',
    updated,
    made(({ message: before }, { message }) => ({ message: { ...before, ...message } })),
  ),
  lost('values', ({ values: _, ...rest }) => rest),
  lost('picture', ({ message: { imageUri: _, ...message }, ...rest }) => ({ ...rest, message })),
  lost(
    'variants',
    ({ message: { variants: _, ...message }, ...rest }) => ({ ...rest, message }),
    'notifications.message.variants',
  ),
  forgetting('values', (document) => void delete document['values']),
  forgetting('variants', (document) => {
    if (document['message'] !== undefined)
      delete (document['message'] as Record<string, unknown>)['variants']
  }),
  defect(
    'list-of-before',
    'The list shows a definition as it was first.',
    listedAsBefore,
    ({ definitions, definitionShown }) => {
      const first = new Map<string, DefinitionContent>()
      return {
        ...changeStore('definitions', (book) => ({
          put(definition) {
            const before = book.find(definition.id)
            if (before !== undefined && !first.has(before.id)) first.set(before.id, before)
            book.put(definition)
          },
        }))({ definitions }),
        definitionShown(definition, operation) {
          const shown = definitionShown(definition, operation)
          return operation === 'getDefinitions' ? { ...shown, ...first.get(shown.id) } : shown
        },
      }
    },
  ),
  {
    name: 'members-updated-both-as-invalid',
    sentence: 'The error for an update that makes an indicator not dismissible is of another type.',
    breaks: ['notifications.errors.indicatorAndNotDismissibleMutuallyExclusive'],
    response: changeHal({ operations: ['updateDefinition'], statuses: [422] }, (resource) => {
      const error = resource['_error'] as JsonObject | undefined
      return error?.['type'] === 'indicatorAndNotDismissibleMutuallyExclusive'
        ? { ...resource, _error: { ...error, type: 'invalidBody' } }
        : resource
    }),
  },
  {
    name: 'members-updated-listed-as-first-at-times',
    sentence:
      'Every third list of one type shows the priority that a definition had when it was listed first.',
    breaks: ['notifications.getDefinitions.items-agree'],
    response: remember(
      () => ({ lists: 0, first: new Map<unknown, Json | undefined>() }),
      (known, response, request, order) => {
        if (order.operation !== 'getDefinitions' || !request.url.includes('type=')) return response
        known.lists += 1
        return changeHal({ operations: ['getDefinitions'], statuses: [200] }, (resource) => {
          const { _id: id, priority } = resource
          if (id === undefined) return resource
          const first = known.first.get(id) ?? priority
          known.first.set(id, first)
          return known.lists % 3 === 0 ? { ...resource, priority: first } : resource
        })(response, request, order)
      },
    ),
  },
  {
    name: 'members-updated-listed-as-first',
    sentence: 'A list shows each definition as it was when it was listed first.',
    breaks: listedAsBefore,
    response: remember(
      () => new Map<unknown, JsonObject>(),
      (known, ...told) =>
        changeHal({ operations: ['getDefinitions'], statuses: [200] }, (resource) => {
          const { _id: id } = resource
          if (id === undefined) return resource
          const first = known.get(id) ?? resource
          known.set(id, first)
          return first
        })(...told),
    ),
  },
]

export default defects
