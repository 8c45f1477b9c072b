import type { TextString } from '../../../src/reference/text/text-store.js'
import type { Liberty } from '../../liberty.js'

const because =
  'There is a group that is shared with all others; the sentence that says how has lost its words.'

const sharing = (
  name: string,
  sentence: string,
  told: (shared: TextString, group: string) => TextString,
): Liberty => ({
  name: `shared-strings-${name}`,
  sentence,
  because,
  behaviour: ({ texts }) => ({
    texts(opened) {
      const book = texts(opened)
      return {
        ...book,
        string(group, id) {
          const own = book.string(group, id)
          const shared = book.group(group) && book.string('common', id)
          return own ?? (shared && told(shared, group))
        },
      }
    },
  }),
})

const liberties: readonly Liberty[] = [
  sharing(
    'in-every-group',
    'The strings of the group common are found in every other group as well.',
    (shared, group) => ({ ...shared, group }),
  ),
  sharing(
    'linking-to-their-group',
    'The strings of the group common are found in every other group, and link to their own.',
    (shared) => shared,
  ),
]

export default liberties
