import type { Variation } from '../variation.js'
import { createOnce } from '../../src/run/create-once.js'
import type { BankTrial } from '../trial/certify-bank.js'
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
  // What is decided before anybody asks, and how headers are spelt, is everybody's concern.
  const always = replaced.some(({ name }) => rest.decisions.has(name))
  if (wire || always || variation.headerName !== undefined) return undefined

  const differs = differenceBy(variation)
  const direct = async (footprint: Footprint): Promise<boolean> => {
    if (decidesOtherwise(replaced, footprint)) return true
    for (const one of footprint.seen) if (await differs(one)) return true
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
  for (const [scenario, footprint] of scenarios)
    if (interfaces?.includes(scenario.interface) ?? true)
      if (await isConcerned(footprint)) concerned.add(scenario.id)
  return concerned
}

/** Tells whether a variation makes another request, or another answer, of one that was seen. */
function differenceBy({ request, response }: Variation): (seen: Seen) => Promise<boolean> {
  const now = (): number => Date.now()
  return async (seen) => {
    const context = { operation: seen.operation, now }
    if (request !== undefined) {
      const asked = seen.request()
      const other = await request(asked, context)
      if (other !== asked && !isRequest(other, seen.request())) return true
    }
    if (response === undefined) return false
    const answered = seen.response()
    const other = await response(answered, seen.request(), context)
    return other !== answered && !(await isAnswer(other, seen))
  }
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
  const body = Buffer.from(await other.arrayBuffer())
  return told(other) === told(seen.response()) && body.equals(Buffer.from(seen.body))
}
