import { tagByVersion } from '../../alterations/tag-by-version.js'
import type { Liberty } from '../../liberty.js'

const lists = ['getFormats', 'getStrings', 'getResolvedText']
const resources = ['getFormat', 'setFormat', 'getString', 'setString']

/** One address is answered in several languages, each of which has a tag of its own. */
const languagesOf = (representation: string): string =>
  String((JSON.parse(representation) as { readonly languages?: unknown }).languages ?? '')

const tagged = (name: string, sentence: string, operations: readonly string[]): Liberty => ({
  name: `repository-tags-${name}`,
  sentence,
  because: 'What a tag is made of is not shown; what was not changed may have another one.',
  // It remembers the version.
  behaviour(before) {
    return tagByVersion(before, operations, languagesOf)
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
