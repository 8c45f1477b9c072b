import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { Definition } from '../../../src/reference/books/definition.js'

const defect = defectOf('notifications-in-full')

/** Global definitions of which some make no notifications. */
const unseen = (name: string, which: string, isMeant: (one: Definition) => boolean): Defect =>
  defect(
    `global-${name}`,
    `Global definitions ${which} make no notifications.`,
    'notifications.global.all-customers',
    ({ globalShown }) => ({
      globalShown: (one, wanted) => globalShown(one, wanted) && !isMeant(one),
    }),
  )

/** Updates of which global definitions keep a part only. */
const lost = (
  name: string,
  sentence: string,
  breaks: readonly string[],
  change: (one: Definition, before: Definition) => Definition,
): Defect =>
  defect(
    `update-${name}`,
    sentence,
    ['notifications.updateDefinition.updated', ...breaks],
    ({ definitions }) => ({
      definitions(own) {
        const book = definitions(own)
        const kept = (one: Definition): Definition => {
          const before = book.find(one.id)
          return before?.contextName === 'global' ? change(one, before) : one
        }
        return { ...book, put: (one) => book.put(kept(one)) }
      },
    }),
  )

/** What notifications and global definitions have more than others, and is overlooked. */
const defects: readonly Defect[] = [
  unseen('urgent', 'of high priority', ({ priority }) => priority === 'high'),
  unseen('with-image', 'with an image', ({ message }) => message.imageUri !== undefined),
  unseen('with-variants', 'with variants', ({ message }) => message.variants !== undefined),
  lost(
    'priority',
    'Global definitions keep their priority when they are updated.',
    [],
    (one, { priority }) => ({
      ...one,
      priority,
    }),
  ),
  lost('image', 'Global definitions lose their image when they are updated.', [], (one) => {
    const { imageUri: _, ...message } = one.message
    return { ...one, message }
  }),
  lost(
    'variants',
    'Global definitions lose their variants when they are updated.',
    ['notifications.message.variants'],
    (one) => {
      const { variants: _, ...message } = one.message
      return { ...one, message }
    },
  ),
  defect(
    'long-values',
    'In a notification, values are cut off after 100 characters.',
    'notifications.message.placeholders',
    ({ textOf }) => ({
      textOf: (text, values) =>
        textOf(
          text,
          Object.fromEntries(
            Object.entries(values).map(([name, value]) => [name, value.slice(0, 100)]),
          ),
        ),
    }),
  ),
  {
    name: 'notifications-in-full-unread-unasked',
    sentence: 'Where no context is asked for, no notification says that it was read.',
    breaks: ['notifications.read.marked'],
    response: changeJson(
      { operations: ['getActiveNotifications'], statuses: [200] },
      (page, _response, { url }) => {
        if (new URL(url).searchParams.has('context')) return page
        const { items } = page['_embedded'] as { items: JsonObject[] }
        return { ...page, _embedded: { items: items.map((one) => ({ ...one, read: false })) } }
      },
    ),
  },
  {
    name: 'notifications-in-full-next-of-one-context',
    sentence: 'The link next of a list of several contexts is for the first of them.',
    breaks: ['notifications.getDefinitions.filters-with-pages'],
    request: changeQuery('getDefinitions', (query) => {
      const [first, ...others] = (query.get('contextName') ?? '').split('|')
      if (first && others.length > 0 && Number(query.get('start') ?? 0) > 0)
        query.set('contextName', first)
    }),
  },
  defect(
    'unknown-type-beside',
    'Beside a type that no definition has, no type selects anything.',
    'notifications.getDefinitions.type-filter-several',
    ({ definitions, ofTypes }) => {
      let all: () => readonly Definition[] = () => []
      return {
        definitions(own) {
          const book = definitions(own)
          all = book.all
          return book
        },
        ofTypes: (one, wanted) =>
          ofTypes(one, wanted) &&
          wanted.every((type) => all().some((known) => known.type === type)),
      }
    },
  ),
  defect(
    'unknown-context-beside',
    'Beside a context that no definition has, no context selects anything.',
    'notifications.getDefinitions.contextName-filter-several',
    ({ ofContexts }) => ({
      ofContexts: (one, wanted) =>
        ofContexts(one, wanted) &&
        wanted.every((name) => ['account', 'transaction', 'user', 'global', 'none'].includes(name)),
    }),
  ),
]

export default defects
