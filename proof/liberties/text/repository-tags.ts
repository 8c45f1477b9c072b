import type { Liberty } from '../../liberty.js'

const lists = ['getFormats', 'getStrings', 'getResolvedText']
const resources = ['getFormat', 'setFormat', 'getString', 'setString']

/** Entity tags that are the version of all texts, as where a repository of files keeps them. */
const tagged = (name: string, sentence: string, operations: readonly string[]): Liberty => ({
  name: `repository-tags-${name}`,
  sentence,
  because: 'What a tag is made of is not shown; what was not changed may have another one.',
  behaviour({ entityTag, texts }) {
    let version = 1
    return {
      entityTag: (representation, operation) =>
        operations.includes(operation) ? `"r${version}"` : entityTag(representation, operation),
      texts(own) {
        const book = texts(own)
        return {
          ...book,
          write(...written) {
            version += 1
            book.write(...written)
          },
          erase(...erased) {
            version += 1
            book.erase(...erased)
          },
          writeFormat(format) {
            version += 1
            book.writeFormat(format)
          },
        }
      },
    }
  },
})

const liberties: readonly Liberty[] = [
  tagged('of-lists', 'The entity tag of each list is the version of all texts.', lists),
  tagged('of-all', 'The entity tag of all that is read is the version of all texts.', [
    ...lists,
    ...resources,
  ]),
]

export default liberties
