import { changeStore } from '../../alterations/change-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Definition } from '../../../src/reference/books/definition.js'

const defect = defectOf('notification-texts-updated')

/** The text with which a definition was created goes into its notifications, whatever it was updated to. */
const textOfFirst =
  (isMeant: (one: Definition) => boolean) =>
  ({ definitions, textOf }: Behaviour): Partial<Behaviour> => {
    /** By the text that an update gave. */
    const first = new Map<string, string>()
    return {
      ...changeStore('definitions', (book) => ({
        put(one) {
          const [before, after] = [book.find(one.id)?.message.text, one.message.text]
          // Definitions may be updated to one text: it is that of the first of them.
          const isNew = after !== undefined && before !== after && !first.has(after)
          if (isMeant(one) && before !== undefined && isNew)
            first.set(after, first.get(before) ?? before)
          book.put(one)
        },
      }))({ definitions }),
      textOf: (text, values) => textOf(first.get(text) ?? text, values),
    }
  }

/** Notifications that say what their definition said before it was updated. */
const defects: readonly Defect[] = [
  defect(
    'global-gone',
    'A global definition makes no notifications any more once it was updated.',
    'notifications.instances.message-updated',
    ({ definitions, globalShown }) => {
      const updated = new Set<string>()
      return {
        definitions(given) {
          const book = definitions(given)
          return {
            ...book,
            put(one) {
              if (one.contextName === 'global') updated.add(one.id)
              book.put(one)
            },
          }
        },
        globalShown: (one, wanted) => !updated.has(one.id) && globalShown(one, wanted),
      }
    },
  ),
  defect(
    'text-of-first',
    'A notification has the text with which its definition was created.',
    'notifications.instances.message-updated',
    textOfFirst(() => true),
  ),
  defect(
    'global-text-of-first',
    'A global notification has the text with which its definition was created.',
    'notifications.instances.message-updated',
    textOfFirst(({ contextName }) => contextName === 'global'),
  ),
  defect(
    'values-of-first',
    'A notification has the values with which its definition was created.',
    'notifications.instances.message-updated',
    ({ definitions, textOf }) => {
      /** By the text that an update gave. */
      const first = new Map<string, Readonly<Record<string, string>>>()
      return {
        ...changeStore('definitions', (book) => ({
          put(one) {
            const before = book.find(one.id)
            const { text = '' } = one.message
            const values = first.get(before?.message.text ?? '') ?? before?.values
            if (values !== undefined) first.set(text, values)
            book.put(one)
          },
        }))({ definitions }),
        textOf: (text, values) => textOf(text, { ...values, ...first.get(text) }),
      }
    },
  ),
]

export default defects
