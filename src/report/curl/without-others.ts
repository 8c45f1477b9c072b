import type { Exchange } from '../../exchange/exchange.js'
import {
  addressesWithin,
  isCreation,
  isPublication,
  lastSegment,
  withoutQuery,
} from './written-resource.js'
import type { Told } from './without-other-publications.js'

interface Parts {
  /** Where that stands which was written. */
  readonly place: (exchange: Exchange) => string
  readonly finding: Told
  /** Numbers of exchanges that are needed in any case. */
  readonly steps: readonly number[]
}

/**
 * What was written, without what has nothing to do with a request: other members of a collection through which its
 * address leads, and what was created before it creates something itself, unless a request that is needed names it.
 */
export function withoutOthers(
  written: readonly Exchange[],
  telling: Exchange,
  { place, finding, steps }: Parts,
): readonly Exchange[] {
  const address = withoutQuery(telling.request.url)
  const above = addressesWithin(address)
  const creates =
    isCreation(telling) ||
    (telling.request.method === 'POST' &&
      written.some((one) => isCreation(one) && withoutQuery(one.request.url) === address))
  const others = written
    .filter((one) => isCreation(one) || one.request.method === 'PUT')
    .map((one) => ({ one, member: place(one) }))
    .filter(({ one, member }) => {
      const isBeside = above.slice(0, -1).includes(member.replace(/\/[^/]*$/, ''))
      return !above.includes(member) && (isBeside || (creates && isCreation(one)))
    })
    .map(({ member }) => member)
  let said = `${wordsOf(telling)} ${JSON.stringify([finding.expected, finding.actual])}`
  const isNeeded = (one: Exchange): boolean => {
    if (steps.includes(one.number) || isPublication(one)) return true
    const member = others.find((each) => `${place(one)}/`.startsWith(`${each}/`))
    if (member === undefined || names(said, lastSegment(member))) return true
    // A write that names what is told about may have changed it.
    return !creates && names(one.request.body?.text ?? '', lastSegment(address))
  }
  return written
    .toReversed()
    .filter((one) => {
      const needed = isNeeded(one)
      if (needed) said += ` ${wordsOf(one)}`
      return needed
    })
    .toReversed()
}

/** As it stands in an address, or decoded as in a body. */
function names(said: string, segment: string): boolean {
  if (said.includes(segment)) return true
  try {
    return said.includes(decodeURIComponent(segment))
  } catch {
    return false
  }
}

const wordsOf = ({ request }: Exchange): string => `${request.url} ${request.body?.text ?? ''}`
