import { identify } from '../../../src/scenario/index.js'
import type { linksIn } from './links-in.js'

export type Links = ReturnType<typeof linksIn>

const mostFollowed = 2

/**
 * Of what was asked for again, links that the same resource or item carried otherwise before: where one leads away now
 * and then, it is among them.
 */
export function carriedOtherwise(found: Links, again: Links): Links {
  const isSameCarrier = (one: Links[number], other: Links[number]): boolean =>
    one.answer.url === other.answer.url && identityOf(one) === identityOf(other)
  return again
    .filter((one) => {
      const before = found.filter((other) => isSameCarrier(one, other))
      return before.length > 0 && before.every(({ href }) => href !== one.href)
    })
    .slice(0, mostFollowed)
}

/** The address is what distinguishes a resource; an item has an identifier. */
const identityOf = ({ answer, holder }: Links[number]): string =>
  holder === answer.json ? '' : identify(holder)
