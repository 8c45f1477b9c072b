import type { Definition } from '../../../src/reference/books/definition.js'
import type { Liberty } from '../../liberty.js'

const definitionNumbersAgain: Liberty = {
  name: 'definition-numbers-again',
  sentence: 'A definition gets the least number that none has, as that of one that was deleted.',
  because: 'An _id is opaque; that it is never given again is not said.',
  behaviour: ({ definitions }) => ({
    definitions(own) {
      const book = definitions(own)
      /** Both ways between the numbers and the identifiers that the bank gives. */
      const numbers = new Map<string, string>()
      const ids = new Map<string, string>()
      const idOf = (told: string): string => ids.get(told) ?? told
      const told = (one: Definition): Definition => ({ ...one, id: numbers.get(one.id) ?? one.id })
      return {
        ...book,
        all: () => book.all().map(told),
        find(id) {
          const found = book.find(idOf(id))
          return found && told(found)
        },
        add(content, updatedAt) {
          const made = book.add(content, updatedAt)
          let least = 1
          while (ids.has(`def-no-${least}`)) least += 1
          numbers.set(made.id, `def-no-${least}`)
          ids.set(`def-no-${least}`, made.id)
          return told(made)
        },
        put: (one) => book.put({ ...one, id: idOf(one.id) }),
        erase(id) {
          book.erase(idOf(id))
          numbers.delete(idOf(id))
          ids.delete(id)
        },
        reset() {
          book.reset()
          numbers.clear()
          ids.clear()
        },
      }
    },
  }),
}

export default definitionNumbersAgain
