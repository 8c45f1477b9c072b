import type { Contract } from '../../contract/contract.js'
import type { Operation } from '../../contract/operation.js'
import type { Header } from '../../exchange/exchange.js'
import type { RecordingClient } from '../../exchange/recording-client.js'
import { requestUrl } from '../../scenario/request/request-url.js'
import { credentialHeaders } from '../../target/credentials.js'
import type { Profile } from '../../target/profile.js'
import { anotherBaseUrl } from './another-base-url.js'

/** What an interface of a target is seen to be by its plainest request. */
export interface ProbeResult {
  readonly name: string
  /** Undefined where all of its requests write. */
  readonly status: number | undefined
  /** Whether the documents say that it takes credentials. */
  readonly secured?: boolean
  /** It answered with a page for people, as though that were an answer, or as to a request that it does not understand. */
  readonly isPage?: boolean
  /** Whether the documents name the status, not only its range. */
  readonly documented?: boolean
}

interface Parts {
  readonly client: RecordingClient
  readonly contract: Contract
  readonly profile: Profile
  readonly signal: AbortSignal
}

/**
 * Sends harmless requests to each interface.
 *
 * @param most to each
 */
export async function probe(parts: Parts, most = 1): Promise<readonly ProbeResult[]> {
  const results = await Promise.all(
    parts.contract.interfaces.map(async ({ name, operations }) => {
      const asked = plainest(operations).slice(0, most)
      const none: ProbeResult = { name, status: undefined }
      return asked.length === 0
        ? [none]
        : Promise.all(asked.map((one) => ask(parts, one, parts.profile.target.baseUrl)))
    }),
  )
  return results.flat()
}

/** Where the interfaces are, if they are not below the base URL: at another path of the same host. */
export function lookElsewhere(parts: Parts): Promise<string | undefined> {
  const [first] = parts.contract.interfaces.flatMap((one) => plainest(one.operations))
  return anotherBaseUrl(parts.profile.target.baseUrl, async (baseUrl) => {
    const { status, isPage } = first === undefined ? {} : await ask(parts, first, baseUrl)
    return isPage === true ? undefined : status
  })
}

async function ask(
  { client, profile, signal }: Parts,
  operation: Operation,
  baseUrl: string,
): Promise<ProbeResult> {
  const { interface: name, id, secured } = operation
  const caller = profile.actors[profile.callers?.[name]?.[id] ?? 'customer']
  const { wire } = await client.send({
    actor: caller?.name ?? 'anonymous',
    credentials: caller === undefined ? [] : credentialHeaders(caller, name),
    interface: name,
    operation: id,
    scenario: 'preflight',
    method: 'GET',
    url: plainUrl(baseUrl, operation),
    headers: [['Accept', '*/*']],
    signal,
  })
  if (wire.kind !== 'response') return { name, status: undefined }
  const { status } = wire
  const isPage = (status < 300 || status === 400) && wire.headers.some(isPageType)
  const documented = [...operation.responses, ...operation.readingResponses].some(
    (one) => one.status === String(status),
  )
  return { name, status, secured, isPage, documented }
}

const isPageType = ([name, value]: Header): boolean =>
  name.toLowerCase() === 'content-type' && /^text\/html\b/i.test(value)

/** The address of an operation, with examples of what it requires. */
export function plainUrl(baseUrl: string, operation: Operation): string {
  const examples = operation.parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map(({ name, example }) => [name, example] as const)
  return requestUrl(baseUrl, operation, { query: Object.fromEntries(examples) })
}

/** Operations that read, those that need least first. */
export const plainest = (operations: readonly Operation[]): readonly Operation[] =>
  operations
    .filter(({ method, path, open }) => method === 'GET' && !path.includes('{') && open !== true)
    .toSorted((one, other) => needs(one) - needs(other))

const needs = ({ parameters }: Operation): number =>
  parameters.filter(({ required }) => required).length
