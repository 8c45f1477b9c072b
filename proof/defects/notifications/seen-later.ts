import { changeHal } from '../../alterations/change-hal.js'
import { changeQuery } from '../../alterations/change-query.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Definition } from '../../../src/reference/books/definition.js'

const defect = defectOf('seen-later')
const list = 'getDefinitions'
const leftOut = 'notifications.dismissed.left-out'

/** Lists that are right until something else was done, or as long as they are narrowed. */
const defects: readonly Defect[] = [
  defect(
    'dismissed-back-after-reading',
    'What was dismissed is active again as soon as another one is marked as read.',
    leftOut,
    ({ isActive, marked }) => {
      let last = ''
      return {
        marked(mark, write) {
          last = mark
          marked(mark, write)
        },
        isActive: (isDismissed, definition) => isActive(isDismissed && last !== 'read', definition),
      }
    },
  ),
  defect(
    'dismissed-back-after-creation',
    'What was dismissed is active again as soon as another one is created.',
    leftOut,
    ({ isActive, marked, acceptNotifications }) => {
      let isBack = false
      return {
        marked(mark, write) {
          if (mark === 'dismissed') isBack = false
          marked(mark, write)
        },
        acceptNotifications(write) {
          isBack = true
          acceptNotifications(write)
        },
        isActive: (isDismissed, definition) => isActive(isDismissed && !isBack, definition),
      }
    },
  ),
  defect(
    'urgent-not-active',
    'Notifications of high priority are not among the active ones.',
    'notifications.active.listed',
    ({ inContexts }) => ({
      inContexts: (definition, wanted) =>
        definition.priority !== 'high' && inContexts(definition, wanted),
    }),
  ),
  defect(
    'global-listed-as-first',
    'The list shows a global definition as it was before it was updated.',
    'notifications.getDefinitions.items-agree',
    ({ definitions, definitionShown }: Behaviour) => {
      const first = new Map<string, Definition>()
      return {
        definitions(own) {
          const book = definitions(own)
          return {
            ...book,
            put(one) {
              const before = book.find(one.id)
              if (before?.contextName === 'global' && !first.has(one.id)) first.set(one.id, before)
              book.put(one)
            },
          }
        },
        definitionShown(definition, operation) {
          const shown = definitionShown(definition, operation)
          return operation === list ? { ...shown, ...first.get(shown.id) } : shown
        },
      }
    },
  ),
  defect(
    'seven-variants',
    'A message has seven variants at most.',
    'notifications.message.variants',
    ({ definitionWritten }) => ({
      definitionWritten(content, operation) {
        const { message, ...rest } = definitionWritten(content, operation)
        const { variants, ...texts } = message
        if (variants === undefined) return { message, ...rest }
        const kept = Object.fromEntries(Object.entries(variants).slice(0, 7))
        return { ...rest, message: { ...texts, variants: kept } }
      },
    }),
  ),
  {
    name: 'seen-later-global-when-asked',
    sentence: 'The list holds global definitions only where their context is asked for.',
    breaks: ['notifications.createGlobalDefinition.listed'],
    request: changeQuery(list, (query) => {
      if (!query.has('contextName')) query.set('contextName', 'account|transaction|user|none')
    }),
  },
  {
    name: 'seen-later-global-self',
    sentence: 'In the list, global definitions link to where they were created.',
    breaks: ['notifications.getDefinitions.items-link-self'],
    response: changeHal({ operations: [list], statuses: [200] }, (resource) => {
      const { contextName, _links: links } = resource
      if (contextName !== 'global') return resource
      const changed = JSON.stringify(links).replace(
        /("self":\{"href":"[^"]*)\/definitions\//,
        '$1/globalDefinitions/',
      )
      return { ...resource, _links: JSON.parse(changed) }
    }),
  },
]

export default defects
