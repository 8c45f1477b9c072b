import type { LostTarget } from './why-lost.js'
import { probe, type ProbeResult } from './probe.js'
import { nothingText, whyNothing } from './why-nothing.js'

/** Requests to a single interface: one that is not there tells nothing of the others. */
const mostOfOne = 3

const isServerError = ({ status = 0 }: ProbeResult): boolean => status >= 500 && status !== 501

/**
 * Sends a few plain requests of the customer before a run. Where all of them are answered as though the base URL or
 * the credentials were wrong, each requirement would say the same.
 *
 * @returns the likely cause and what to do; undefined where one is of use or an error of the service, or there were too few to
 *   tell
 */
export async function firstLook(
  parts: Parameters<typeof probe>[0],
): Promise<LostTarget | undefined> {
  const { profile, contract } = parts
  const { claims } = profile
  const interfaces = contract.interfaces.filter(
    ({ name }) => claims.interfaces?.includes(name) ?? true,
  )
  const asked = { ...parts, contract: { ...contract, interfaces } }
  const all = await probe(asked, interfaces.length === 1 ? mostOfOne : 1)
  // What is open to every caller says nothing of credentials that are accepted nowhere else.
  const secured = all.filter((one) => one.secured === true && one.status !== undefined)
  const isRefused = secured.length > 1 && secured.every(({ status }) => status === 401)
  const results = isRefused && whyNothing(all) === undefined ? secured : all
  const why = whyNothing(results)
  const answered = results.filter(({ status }) => status !== undefined)
  if (why === undefined || (why !== 'refused' && answered.length < 2)) return undefined
  // A server error is a fault of the target, which the run has to show.
  const isBetween = why === 'away' || why === 'network'
  if (why === 'unwell' || (!isBetween && results.some(isServerError))) return undefined
  const { cause, remedy } = nothingText(why, results, profile, { elsewhere: undefined })
  return { kind: 'lost', why: cause, remedy }
}
