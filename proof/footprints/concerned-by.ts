import type { Variation } from '../variation.js'
import { startOfTrials } from '../alterations/start-of-trials.js'
import { createOnce } from '../../src/run/create-once.js'
import type { BankTrial } from '../trial/certify-bank.js'
import { useLightMessages } from '../trial/light/light-messages.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { decidesOtherwise, decisionsOf } from './decides-otherwise.js'
import type { Footprint, Footprints, Seen } from './footprint.js'

/**
 * Finds the scenarios for which a bank with a variation is another one than the honest bank: it takes one of
 * its decisions otherwise, or changes a request or an answer. All others would see what they have seen.
 *
 * @param trial whose interfaces are of interest; on the wire, every answer differs, if only in the pieces that it
 *   comes in
 * @returns ids; undefined for all scenarios
 */
export async function concernedBy(
  variation: Variation,
  { scenarios, searches, rest }: Footprints,
  { interfaces, wire }: Pick<BankTrial, 'interfaces' | 'wire'>,
): Promise<ReadonlySet<string> | undefined> {
  const replaced = decisionsOf(variation)
  // What is decided otherwise before the first request, and how headers are spelt, concerns all.
  const always = decidesOtherwise(replaced, rest)
  if (wire || always || variation.headerName !== undefined) return undefined

  const differs = differenceBy(variation)
  const direct = async (footprint: Footprint): Promise<boolean> => {
    if (decidesOtherwise(replaced, footprint)) return true
    for (const one of footprint.seen) {
      const other = differs(one)
      if (other !== false && (await other)) return true
    }
    return false
  }
  const found = createOnce()
  const isConcerned = async (footprint: Footprint): Promise<boolean> => {
    for (const key of footprint.searches) {
      const search = searches.get(key)
      if (search && (await found(key, () => isConcerned(search)))) return true
    }
    return direct(footprint)
  }
  const concerned = new Set<string>()
  const putBack = useLightMessages()
  try {
    for (const [scenario, footprint] of scenarios)
      if (interfaces?.includes(scenario.interface) ?? true)
        if (isOfLogIn(scenario, variation) || (await isConcerned(footprint)))
          concerned.add(scenario.id)
  } finally {
    putBack()
  }
  return concerned
}

/** Whether a scenario is about what is decided where users log in, which is before it and leaves no trace in it. */
const isOfLogIn = ({ verifies }: Scenario, { authorization }: Variation): boolean =>
  authorization !== undefined && verifies.some((id) => id.includes('.authentication.'))

/** The same for several that are in force together: what concerns any of them. */
export async function concernedByAny(
  variations: readonly Variation[],
  footprints: Footprints,
  scope: Pick<BankTrial, 'interfaces' | 'wire'>,
): Promise<ReadonlySet<string> | undefined> {
  const all = new Set<string>()
  for (const variation of variations) {
    const concerned = await concernedBy(variation, footprints, scope)
    if (concerned === undefined) return undefined
    for (const id of concerned) all.add(id)
  }
  return variations.length === 0 ? undefined : all
}

/** Tells whether a variation makes another request, or another answer, of one that was seen. */
function differenceBy({
  request,
  response,
}: Variation): (seen: Seen) => boolean | Promise<boolean> {
  const now = (): number => startOfTrials
  const asksOther = (seen: Seen): boolean | Promise<boolean> => {
    const asked = seen.request()
    return isOther(asked, request?.(asked, { operation: seen.operation, now }), (other) =>
      isRequest(other, seen.request()),
    )
  }
  const answersOther = (seen: Seen): boolean | Promise<boolean> => {
    const answered = seen.response()
    return isOther(
      answered,
      response?.(answered, seen.request(), { operation: seen.operation, now }),
      (other) => isAnswer(other, seen),
    )
  }
  return (seen) => {
    const other = request !== undefined && asksOther(seen)
    if (other === true || response === undefined) return other
    return other === false
      ? answersOther(seen)
      : other.then((isTrue) => isTrue || answersOther(seen))
  }
}

/** Most variations hand on most of what they get as it is, at once: nothing is waited for then. */
function isOther<T>(
  before: T,
  after: T | Promise<T> | undefined,
  isSame: (after: T) => boolean | Promise<boolean>,
): boolean | Promise<boolean> {
  const compare = async (other: T): Promise<boolean> => other !== before && !(await isSame(other))
  if (after instanceof Promise) return after.then(compare)
  return after !== undefined && after !== before && compare(after)
}

/** Whether a request is the same as another one; one with a body is not looked at so closely. */
const isRequest = (one: Request, other: Request): boolean =>
  one.body === null &&
  other.body === null &&
  one.url === other.url &&
  one.method === other.method &&
  JSON.stringify([...one.headers]) === JSON.stringify([...other.headers])

async function isAnswer(other: Response, seen: Seen): Promise<boolean> {
  const told = ({ status, headers }: Response): string => JSON.stringify([status, ...headers])
  if (seen.body === null || other.body === null) return false
  return told(other) === told(seen.response()) && (await other.text()) === seen.body
}
