import type { Behaviour } from '../../src/reference/behaviour.js'

type Tagging = Pick<Behaviour, 'entityTag' | 'texts'>

/**
 * Entity tags that are the version of all texts, as where a repository of files keeps them. Build it anew for each bank.
 *
 * @param operations those that answer with such a tag
 * @param more what else stands in the tag of a representation
 */
export function tagByVersion(
  { entityTag, texts }: Tagging,
  operations: readonly string[],
  more: (representation: string) => string = () => '',
): Tagging {
  let version = 1
  return {
    entityTag: (representation, operation) =>
      operations.includes(operation)
        ? `"${version}${more(representation)}"`
        : entityTag(representation, operation),
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
}
