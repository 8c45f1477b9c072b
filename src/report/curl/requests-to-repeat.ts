import type { Exchange } from '../../exchange/exchange.js'
import { type Arrival, arrivalsIn } from './arrivals-in.js'
import { inSameSessions } from './in-same-sessions.js'
import { notGone } from './not-gone.js'
import { namesArrival } from './names-arrival.js'
import { putBack } from './put-back.js'
import { type Told, withoutOtherPublications } from './without-other-publications.js'
import { withoutOthers } from './without-others.js'
import {
  hasWritten,
  headerOf,
  isDeletion,
  isPublication,
  resourceOf,
  withoutQuery,
} from './written-resource.js'

/** The requests that show something again: what leads to it, what shows it, and what takes it away or puts it back. */
export interface RequestsToRepeat {
  readonly before: readonly Exchange[]
  readonly telling: Exchange
  readonly after: readonly Exchange[]
  /** What came of publications and is named: lists that are among the requests show it. */
  readonly arrivals: readonly Arrival[]
}

/** More than this is no short script. */
const most = 24

/**
 * Chooses from what was sent around a finding what it needs: what was written before the telling request and still stood
 * then, with the answers from which it had its entity tags and the lists that showed what came of publications, the
 * deletions of what that created, and what puts back what it replaced.
 *
 * @param telling the request that shows it
 * @param evidence what its scenario sent, and what created the resources that it is about
 * @param finding what it tells; the exchanges that it names are needed in any case
 * @returns nothing before it where it stands for itself
 */
export function requestsToRepeat(
  telling: Exchange,
  evidence: Iterable<Exchange>,
  finding: Told,
): RequestsToRepeat {
  const alone = { before: [], telling, after: [], arrivals: [] }
  if (telling.scenario === undefined) return alone
  const { exchanges, sequence = [] } = finding
  const steps = [...exchanges.slice(1), ...sequence.map(({ exchange }) => exchange)]
  const sent = [...evidence]
    .filter(({ actor }) => actor !== 'target')
    .toSorted((one, other) => one.number - other.number)
  const earlier = sent.filter(({ number }) => number < telling.number)
  // Requests that scenarios share have one name in all interfaces.
  const own = earlier.filter(
    // A link that was followed is of no certain one.
    ({ interface: name }) => name === undefined || [name, undefined].includes(telling.interface),
  )
  const related = inSameSessions(own, telling)
  const all = arrivalsIn(earlier.filter(({ scenario }) => scenario === telling.scenario))
  // The place of a publication is that of what the telling request is about.
  const isNamed = (one: Arrival): number => (namesArrival(telling, one) ? 0 : 1)
  const known = all.toSorted((one, other) => isNamed(one) - isNamed(other))
  const place = placesWith(known)
  const standing = notGone(related, telling, { place, steps, items: new Set(known.map(addressOf)) })
  const published = withoutOtherPublications(standing, telling, known, { finding, steps })
  const written = withoutOthers(published, telling, { place, finding, steps })
  const sources = [...written, telling].flatMap(
    (one) => earlier.find((other) => givesTag(other, conditionOf(one)))?.number ?? [],
  )
  if (written.length === 0 && sources.length === 0 && !hasWritten(telling)) return alone
  const needed = new Set([...written.map(({ number }) => number), ...steps, ...sources])
  const writing = [...earlier.filter(({ number }) => needed.has(number)), telling].filter(
    (one) => one === telling || hasWritten(one),
  )
  const created = new Set(writing.filter(hasWritten).map(place))
  const deletions = sent.filter(
    (one) =>
      one.number > telling.number && isDeletion(one) && created.has(withoutQuery(one.request.url)),
  )
  const after = [...deletions, ...putBack(writing, sent)].toSorted(
    (one, other) => one.number - other.number,
  )
  const chosen = [...earlier.filter(({ number }) => needed.has(number)), telling, ...after]
  const latest = written.findLast(isPublication)
  const arrivals = known.filter(
    (one) =>
      needed.has(one.publication.number) &&
      (chosen.some((each) => namesArrival(each, one)) ||
        // The next publication waits for it: lists would not tell what came of which.
        (one.publication !== latest && place(one.publication) === addressOf(one))),
  )
  for (const { before, list } of arrivals) needed.add(before.number).add(list.number)
  const before = earlier.filter(({ number }) => needed.has(number))
  return before.length + after.length > most ? alone : { before, telling, after, arrivals }
}

/** Where what was written stands; for a publication, where that stands which came of it. */
const placesWith =
  (arrivals: readonly Arrival[]) =>
  (exchange: Exchange): string => {
    const arrival = arrivals.find(({ publication }) => publication === exchange)
    return arrival === undefined ? resourceOf(exchange) : addressOf(arrival)
  }

const addressOf = ({ list, id }: Arrival): string => `${withoutQuery(list.request.url)}/${id}`

/** The entity tag that a request asks for. */
const conditionOf = ({ request }: Exchange): string | undefined =>
  request.headers.find(([name]) => /^if-(?:none-)?match$/i.test(name))?.[1]

const givesTag = (exchange: Exchange, tag: string | undefined): boolean =>
  tag !== undefined && headerOf(exchange, 'etag') === tag
