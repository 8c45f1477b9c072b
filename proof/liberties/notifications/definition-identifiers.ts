import type { Definition } from '../../../src/reference/books/definition.js'
import type { Liberty } from '../../liberty.js'

const signs = '?a=b&c=d+e/%2F #\u00e9'
const inside = (id: string): string => (id.endsWith(signs) ? id.slice(0, -signs.length) : '')
const outside = (one: Definition): Definition => ({ ...one, id: `${one.id}${signs}` })

/** Other identifiers of definitions. */
const liberties: readonly Liberty[] = [
  {
    name: 'definition-identifiers-odd',
    sentence: 'Identifiers of definitions hold signs that part an address.',
    because: 'They are opaque; which letters they have is not shown.',
    behaviour: ({ definitions }) => ({
      definitions(book) {
        const before = definitions(book)
        return {
          ...before,
          all: () => before.all().map(outside),
          find(id) {
            const found = before.find(inside(id))
            return found && outside(found)
          },
          add: (content, updatedAt) => outside(before.add(content, updatedAt)),
          put: (definition) => before.put({ ...definition, id: inside(definition.id) }),
          erase: (id) => before.erase(inside(id)),
        }
      },
    }),
  },
]

export default liberties
