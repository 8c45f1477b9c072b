import type { Profile } from '../../target/profile.js'
import { gatewayStatuses } from '../../contract/gateway-statuses.js'
import { statusesOfNothing } from '../../run/statuses-of-nothing.js'
import { variableName } from '../../target/variable-name.js'
import type { ProbeResult } from './probe.js'
import { refusedRemedy } from './refused-remedy.js'

/** Why a target shows nothing that could be written down. */
export type Nothing =
  | 'absent'
  | 'refused'
  | 'page'
  | 'proxy'
  | 'network'
  | 'away'
  | 'stranger'
  | 'unwell'

/** Refusals of a request that was understood. */
const understood = [400, 422, 429]

/** What stands in between answers so, and no service: RFC 9110, section 15.5.8, and RFC 6585, section 6. */
const between: Readonly<Record<number, Nothing>> = { 407: 'proxy', 511: 'network' }

/** Of a gateway whose service is away; from 520 on they are those of delivery networks, and registered nowhere. */
const isAway = (status: number): boolean => gatewayStatuses.includes(status) || status >= 520

/** Whether an interface is there, as far as its first answer tells. */
export const isThere = (status: number | undefined): boolean | undefined =>
  status === undefined ? undefined : !statusesOfNothing.includes(status)

/** Reads the first answers of all interfaces; undefined when one of them is of use. */
export function whyNothing(knocks: readonly ProbeResult[]): Nothing | undefined {
  const statuses = knocks.flatMap(({ status }) => status ?? [])
  const isOfUse = ({ status = 0, isPage }: ProbeResult): boolean =>
    isPage !== true && ((status >= 200 && status < 300) || understood.includes(status))
  const [first] = statuses
  if (first === undefined || knocks.some(isOfUse)) return undefined
  if (statuses.every((one) => one === first) && between[first] !== undefined) return between[first]
  if (statuses.every(isAway)) return 'away'
  if (statuses.every((one) => statusesOfNothing.includes(one))) return 'absent'
  if (statuses.some((one) => one === 401 || one === 403)) return 'refused'
  const isElsewhere = ({ status = 0, isPage }: ProbeResult): boolean =>
    status < 400 || isPage === true || statusesOfNothing.includes(status)
  if (knocks.every(isElsewhere)) return 'page'
  return knocks.every(isUnknown) ? 'stranger' : 'unwell'
}

/** No operation documents such a refusal. */
const isUnknown = ({ status = 0, documented }: ProbeResult): boolean =>
  status < 500 && documented !== true

interface Seen {
  readonly elsewhere: string | undefined
  readonly logsInAt?: string | undefined
}

/**
 * Cause and remedy, a line each.
 *
 * @param seen where the interfaces seem to be instead, and where one logs in
 */
export function nothingText(
  why: Nothing,
  knocks: readonly ProbeResult[],
  { target, actors, auth }: Pick<Profile, 'target' | 'actors' | 'auth'>,
  { elsewhere, logsInAt }: Seen,
): { readonly cause: string; readonly remedy: string } {
  const statuses = knocks.flatMap(({ status }) => status ?? [])
  const told = [...new Set(statuses)].toSorted((one, other) => one - other).join(' or ')
  const page = why === 'page' ? ', pages for people or redirections' : ''
  const cause = `all of the first ${statuses.length} requests were answered with ${told}${page}`
  const variables = `${variableName('customer', 'apiKey')} and ${variableName('customer', 'token')}`
  const remedies: Readonly<Record<Nothing, string>> = {
    absent:
      elsewhere === undefined
        ? `Check the base URL ${target.baseUrl}: every path of the contract is appended to it.`
        : `The contract's paths are below another one. Found there: --base-url ${elsewhere}`,
    refused:
      logsInAt !== undefined
        ? `Log in: npx assay init --base-url ${target.baseUrl} --client-id …, by way of ${logsInAt}. Or set ${variables}.`
        : actors.customer === undefined
          ? `Set ${variables}, so that the target can be looked at in the name of a customer.\nWhere users log in: npx assay init --base-url ${target.baseUrl} --client-id …`
          : auth !== undefined
            ? "The target does not accept the customer's credentials: log in again with npx assay login."
            : refusedRemedy(actors.customer),
    page: `Check the base URL ${target.baseUrl}: it leads to a website, or to a page where people log in.`,
    proxy: `A proxy stands in front of ${target.baseUrl} and wants a log-in. Assay logs in to no proxy: give a base URL that leads past it.`,
    network:
      'The network that you are in wants a log-in first: open any page in a browser, log in there, and try again.',
    away: 'A gateway answers in place of the target. Check that the target works, and run again when it does.',
    stranger: `No document knows such an answer. Check the base URL ${target.baseUrl}: something else than the target seems to answer there.`,
    unwell: 'Check that the target works, and run again when it does.',
  }
  return { cause, remedy: remedies[why] }
}
