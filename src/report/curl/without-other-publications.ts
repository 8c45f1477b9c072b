import type { Exchange } from '../../exchange/exchange.js'
import type { Finding } from '../../run/finding.js'
import type { Arrival } from './arrivals-in.js'
import { namesArrival } from './names-arrival.js'
import { isPublication, withoutQuery } from './written-resource.js'

/** What a finding shows of itself: which exchange tells it, which others it needs, and what it says. */
export type Told = Pick<Finding, 'exchanges' | 'sequence' | 'expected' | 'actual'>

/**
 * What was written, without publications that a finding has nothing to do with: where it is about what came of some of
 * them, publishes itself, or tells of a sequence.
 *
 * @param steps numbers of exchanges that are needed in any case
 */
export function withoutOtherPublications(
  written: readonly Exchange[],
  telling: Exchange,
  arrivals: readonly Arrival[],
  { finding, steps }: { readonly finding: Told; readonly steps: readonly number[] },
): readonly Exchange[] {
  const said = JSON.stringify([finding.expected, finding.actual])
  const standing = arrivals.filter(({ publication }) => written.includes(publication))
  const ofTelling = standing.filter((one) => namesArrival(telling, one))
  const mentioned = standing.filter(({ id }) => said.includes(id))
  const publishesAgain =
    telling.request.method === 'POST' &&
    written.some(
      (one) =>
        isPublication(one) && withoutQuery(one.request.url) === withoutQuery(telling.request.url),
    )
  // Otherwise it is a list that tells, and what was done to each of those in it may matter.
  const published = written.filter((one) => isPublication(one) && steps.includes(one.number))
  const isNarrow =
    ofTelling.length > 0 || publishesAgain || published.length > 0 || finding.sequence !== undefined
  const lists = new Set(arrivals.map(({ list }) => withoutQuery(list.request.url)))
  const itemOf = ({ request }: Exchange): string | undefined => {
    const list = [...lists].find((each) => request.url.startsWith(`${each}/`))
    return list === undefined ? undefined : request.url.slice(list.length + 1).split(/[/?#]/)[0]
  }
  const about = (one: Exchange) => standing.filter(({ id }) => id === itemOf(one))
  const others = isNarrow ? [] : written.flatMap(about)
  const named = [...ofTelling, ...mentioned, ...others].map(({ publication }) => publication)
  const isWhole = !isNarrow && mentioned.length === 0
  const own = new Set([...(isWhole ? written : named), ...published])
  return written.filter((one) => {
    if (steps.includes(one.number)) return true
    if (isPublication(one)) return own.has(one)
    // What does not stand any more was published for something else.
    return itemOf(one) === undefined || about(one).some((each) => own.has(each.publication))
  })
}
