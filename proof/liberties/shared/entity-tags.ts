import type { HalBehaviour } from '../../../src/reference/hal/hal-behaviour.js'
import { readEntityTags } from '../../../src/reference/hal/read-entity-tags.js'
import type { Liberty } from '../../liberty.js'

const opaque = 'What stands between the quotes is up to the server (RFC 9110, 8.8.3).'

function tags(
  name: string,
  sentence: string,
  because: string,
  behaviour: (before: HalBehaviour) => Partial<HalBehaviour>,
): Liberty {
  return { name: `entity-tags-${name}`, sentence, because, behaviour }
}

/** Tags that are made of others: the same one for the same representation. */
const respelt = (name: string, sentence: string, spell: (opaque: string) => string): Liberty => ({
  ...tags(name, sentence, opaque, (before) => ({
    entityTag: (representation, operation) =>
      spell(before.entityTag(representation, operation).slice(1, -1)),
  })),
  respells: true,
})

/** Other entity tags. */
const liberties: readonly Liberty[] = [
  tags(
    'weak-for-transactions',
    'The entity tag of a transaction is weak.',
    'An entity tag may be weak; a transaction is never written.',
    ({ entityTag }) => ({
      entityTag: (representation, operation) =>
        `${operation === 'getTransaction' ? 'W/' : ''}${entityTag(representation, operation)}`,
    }),
  ),
  tags(
    'weak',
    'Every entity tag is weak, and If-Match is taken as it stands.',
    'An entity tag may be weak; If-Match must equal the current one, says the document.',
    ({ entityTag, mayWrite }) => ({
      entityTag: (representation, operation) => `W/${entityTag(representation, operation)}`,
      mayWrite(ifMatch, current, operation) {
        const given = ifMatch === undefined ? [] : readEntityTags(ifMatch)
        const equal =
          given !== '*' && given.some((tag) => `${tag.weak ? 'W/' : ''}${tag.opaque}` === current)
        return equal || mayWrite(ifMatch, current, operation)
      },
    }),
  ),
  tags(
    'weak-when-read',
    'What is read has weak entity tags, what was written the same ones as strong, and If-Match is taken with both.',
    'What compresses an answer on its way makes its entity tag weak (RFC 9110, 8.8.1).',
    ({ entityTag, mayWrite }) => ({
      entityTag: (representation, operation) =>
        `${operation.startsWith('get') ? 'W/' : ''}${entityTag(representation, operation)}`,
      mayWrite: (ifMatch, current, operation) =>
        mayWrite(ifMatch?.replaceAll('W/', ''), current?.replace(/^W\//, ''), operation),
    }),
  ),
  respelt(
    'long',
    'Entity tags have two thousand characters.',
    (text) => `"${text.padEnd(2000, '=')}"`,
  ),
  respelt('short', 'Entity tags have six characters.', (text) => `"${text.slice(0, 6)}"`),
  respelt(
    'of-odd-characters',
    'Entity tags hold commas, apostrophes, backslashes and what looks like another tag.',
    (text) => `"a,b,W/'${text}'\\*,"`,
  ),
]

export default liberties
