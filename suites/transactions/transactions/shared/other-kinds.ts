import type { Reading } from '../../shared/readings.js'

const image = '/_links/svc:checkFrontImage'

const kinds: readonly ((one: Reading) => boolean)[] = [
  ({ answer }) => answer.at(image) !== undefined || answer.at('/checkNumber') !== undefined,
  ({ answer }) => answer.at('/state') === 'pending' && answer.at(image) === undefined,
  ({ answer }) => answer.at('/state') !== 'pending' && answer.at(image) === undefined,
  ({ answer }) => typeof answer.at('/memo') === 'string',
]

/**
 * Identifiers of a transaction with a check, of a pending one, of one that is neither, and of one with a memo, beside those
 * that are known.
 */
export const otherKinds = (
  read: readonly Reading[],
  known: readonly Reading[],
): readonly string[] => {
  const others = read.filter((one) => !known.includes(one))
  return [...new Set(kinds.flatMap((is) => others.find(is)?.id ?? []))]
}
