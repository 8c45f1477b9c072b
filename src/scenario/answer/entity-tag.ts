export { isEntityTag as isTag } from '../../contract/formats/is-entity-tag.js'
import type { Answer } from './answer.js'
import { Undecided } from '../undecided.js'

/** The value of the field ETag; undefined when there is none. */
export const tagOf = (answer: Answer): string | undefined => answer.header('ETag')

/** The opaque part: weak comparison (RFC 9110, section 8.8.3.2) looks at nothing else. */
export const opaque = (tag: string): string => tag.replace(/^W\//, '')

/**
 * The entity tag to write with; undefined where nothing is there yet.
 *
 * @param current what a reader was answered just before
 * @throws Undecided when the target did not say what is there: a write without a tag would be refused rightly
 */
export function tagToWriteWith(current: Answer): string | undefined {
  const { status, exchange } = current
  if (status === 200) return tagOf(current)
  if (status === 429 || status >= 500)
    throw new Undecided(`The resource could not be read before it was written: ${status}.`, {
      remedy: 'run again when the target serves requests',
      exchanges: [exchange.number],
    })
  return undefined
}

/**
 * The one entity tag that was told of what nothing changed: to write with, the strong one if there is one, since what
 * compresses an answer makes its tag weak.
 *
 * @param known what was told before; undefined where nothing was
 * @param what is read, in a word
 * @throws Undecided when they are two: that a write answers with the tag of the next reading is another requirement
 */
export function sameTag(known: string | undefined, reading: Answer, what: string): string {
  const found = tagOf(reading) ?? ''
  if (known !== undefined && opaque(known) !== opaque(found))
    throw new Undecided(`One ${what} was told to have two entity tags.`, {
      remedy: 'let what stays the same keep its entity tag',
      exchanges: [reading.exchange.number],
    })
  return known?.startsWith('"') === true ? known : found
}

/** So many readings in a row have the same tag where nothing changes, whichever server answers. */
const turns = 4

/**
 * Whether an entity tag is still the current one, for sure: of several servers that answer by turns, one may not know
 * yet what another one shows, so that a single reading tells nothing of the answer before it.
 */
export async function tagStays(read: () => Promise<Answer>, tag: string): Promise<boolean> {
  for (let turn = 0; turn < turns; turn += 1) if (tagOf(await read()) !== tag) return false
  return true
}
