import type { Contract, InterfaceContract } from '../../contract/contract.js'
import type { Operation } from '../../contract/operation.js'
import type { RecordingClient } from '../../exchange/recording-client.js'
import { requestUrl } from '../../scenario/request-url.js'
import { credentialHeaders } from '../../target/credentials.js'
import type { Profile } from '../../target/profile.js'
import { anotherBaseUrl } from './another-base-url.js'

/** What an interface of a target is seen to be by its plainest request; undefined where all of its requests write. */
export interface ProbeResult {
  readonly name: string
  readonly status: number | undefined
}

interface Parts {
  readonly client: RecordingClient
  readonly contract: Contract
  readonly profile: Profile
  readonly signal: AbortSignal
}

/** Sends one harmless request to each interface. */
export function probe(parts: Parts): Promise<readonly ProbeResult[]> {
  return Promise.all(
    parts.contract.interfaces.map(async (one) => ({
      name: one.name,
      status: await statusOf(parts, one, parts.profile.target.baseUrl),
    })),
  )
}

/** Where the interfaces are, if they are not below the base URL: at another path of the same host. */
export function lookElsewhere(parts: Parts): Promise<string | undefined> {
  const [first] = parts.contract.interfaces.filter((one) => plainest(one) !== undefined)
  return anotherBaseUrl(
    parts.profile.target.baseUrl,
    async (baseUrl) => first && statusOf(parts, first, baseUrl),
  )
}

async function statusOf(
  { client, profile, signal }: Parts,
  one: InterfaceContract,
  baseUrl: string,
): Promise<number | undefined> {
  const operation = plainest(one)
  if (operation === undefined) return undefined
  const { customer } = profile.actors
  const { wire } = await client.send({
    actor: customer?.name ?? 'anonymous',
    credentials: customer === undefined ? [] : credentialHeaders(customer),
    interface: one.name,
    operation: operation.id,
    scenario: 'init',
    method: 'GET',
    url: plainUrl(baseUrl, operation),
    headers: [['Accept', '*/*']],
    signal,
  })
  return wire.kind === 'response' ? wire.status : undefined
}

/** The address of an operation, with examples of what it requires. */
export function plainUrl(baseUrl: string, operation: Operation): string {
  const examples = operation.parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map(({ name, example }) => [name, example] as const)
  return requestUrl(baseUrl, operation, { query: Object.fromEntries(examples) })
}

/** The operation that reads and needs least. */
export const plainest = ({ operations }: InterfaceContract): Operation | undefined =>
  operations
    .filter(({ method, path, open }) => method === 'GET' && !path.includes('{') && open !== true)
    .toSorted((one, other) => needs(one) - needs(other))[0]

const needs = ({ parameters }: Operation): number =>
  parameters.filter(({ required }) => required).length
