import type { Profile } from '../../target/profile.js'
import { statusesOfNothing } from '../../run/statuses-of-nothing.js'
import { variableName } from '../../target/variable-name.js'
import type { ProbeResult } from './probe.js'

/** Why a target shows nothing that could be written down. */
export type Nothing = 'absent' | 'refused' | 'page' | 'unwell'

/** Refusals of a request that was understood. */
const understood = [400, 422, 429]

/** Whether an interface is there, as far as its first answer tells. */
export const isThere = (status: number | undefined): boolean | undefined =>
  status === undefined ? undefined : !statusesOfNothing.includes(status)

/** Reads the first answers of all interfaces; undefined when one of them is of use. */
export function whyNothing(knocks: readonly ProbeResult[]): Nothing | undefined {
  const statuses = knocks.flatMap(({ status }) => status ?? [])
  const isOfUse = ({ status = 0, isPage }: ProbeResult): boolean =>
    (status >= 200 && status < 300 && isPage !== true) || understood.includes(status)
  if (statuses.length === 0 || knocks.some(isOfUse)) return undefined
  if (statuses.every((one) => statusesOfNothing.includes(one))) return 'absent'
  if (statuses.some((one) => one === 401 || one === 403)) return 'refused'
  return statuses.every((one) => one < 400 || statusesOfNothing.includes(one)) ? 'page' : 'unwell'
}

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
            : "The target does not accept the customer's credentials: check the API key and the token, which may have expired.",
    page: `Check the base URL ${target.baseUrl}: it leads to a website, or to a page where people log in.`,
    unwell: 'Check that the target works, and run again when it does.',
  }
  return { cause, remedy: remedies[why] }
}
