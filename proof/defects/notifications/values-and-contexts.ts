import { changeStore } from '../../alterations/change-store.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'

const defect = defectOf('values-and-contexts')

/** What a service makes of the last value of a list, of one that is empty, and of a long one. */
const defects: readonly Defect[] = [
  defect(
    'values-kept',
    'An update with no values at all leaves those of the definition as they were.',
    'notifications.updateDefinition.updated',
    ({ definitions }) => ({
      definitions(own) {
        const book = definitions(own)
        return {
          ...book,
          put(definition) {
            const isEmpty = Object.keys(definition.values ?? {}).length === 0
            const values = isEmpty ? book.find(definition.id)?.values : definition.values
            book.put({ ...definition, values })
          },
        }
      },
    }),
  ),
  defect(
    'types-of-64',
    'A definition is written with no more than 64 letters of its type.',
    ['notifications.createDefinition.creation-shown', 'notifications.updateDefinition.updated'],
    ({ definitionWritten }) => ({
      definitionWritten(content, operation) {
        const written = definitionWritten(content, operation)
        return { ...written, type: written.type.slice(0, 64) }
      },
    }),
  ),
  defect(
    'two-contexts',
    'Of several contexts the first two count.',
    'notifications.global.with-user',
    ({ globalShown, inContexts }) => ({
      globalShown: (definition, wanted) => globalShown(definition, wanted.slice(0, 2)),
      inContexts: (definition, wanted) => inContexts(definition, wanted.slice(0, 2)),
    }),
  ),
  defect(
    'global-first',
    'Global notifications are shown where their context is the first that is asked for.',
    'notifications.global.with-user',
    ({ globalShown }) => ({
      globalShown: (definition, wanted) =>
        globalShown(definition, wanted) && wanted[0] === 'global',
    }),
  ),
  defect(
    'global-newest',
    'Of the global definitions, the newest one makes notifications.',
    'notifications.global.with-user',
    ({ definitions, globalShown }) => {
      let newest: string | undefined
      const noting = changeStore('definitions', (book) => ({
        add(content, at) {
          const added = book.add(content, at)
          if (added.contextName === 'global') newest = added.id
          return added
        },
      }))
      return {
        ...noting({ definitions }),
        globalShown: (definition, wanted) =>
          globalShown(definition, wanted) && definition.id === (newest ?? definition.id),
      }
    },
  ),
]

export default defects
