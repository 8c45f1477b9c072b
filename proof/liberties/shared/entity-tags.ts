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

/** A tag that is made of another: the same one for the same representation. */
const respelt = (spell: (opaque: string) => string) => (before: HalBehaviour) => ({
  entityTag: (representation: string, operation: string) =>
    spell(before.entityTag(representation, operation).slice(1, -1)),
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
    'long',
    'Entity tags have two thousand characters.',
    opaque,
    respelt((text) => `"${text.padEnd(2000, '=')}"`),
  ),
  tags(
    'short',
    'Entity tags have six characters.',
    opaque,
    respelt((text) => `"${text.slice(0, 6)}"`),
  ),
  tags(
    'of-odd-characters',
    'Entity tags hold commas, apostrophes, backslashes and what looks like another tag.',
    opaque,
    respelt((text) => `"a,b,W/'${text}'\\*,"`),
  ),
]

export default liberties
