import type { Contract, InterfaceContract } from '../../contract/contract.js'
import type { Operation } from '../../contract/operation.js'
import type { RecordingClient } from '../../exchange/recording-client.js'
import { requestUrl } from '../../scenario/request-url.js'
import { credentialHeaders } from '../../target/credentials.js'
import type { Profile } from '../../target/profile.js'

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

/** Paths below which the interfaces of a target often are. */
const usual = ['/api', '/v1', '/api/v1', '']

/** Where the interfaces are, if they are not below the base URL: at another path of the same host. */
export async function lookElsewhere(parts: Parts): Promise<string | undefined> {
  const { baseUrl } = parts.profile.target
  const { origin, pathname } = new URL(baseUrl)
  const own = pathname.replace(/\/+$/, '')
  const steps = own.split('/')
  const parents = steps.map((_, at) => steps.slice(0, -1 - at).join('/'))
  const paths = new Set([`${own}/api`, ...parents, ...usual])
  const first = parts.contract.interfaces.find((one) => plainest(one) !== undefined)
  for (const path of [...paths].filter((one) => one !== own)) {
    const status = first && (await statusOf(parts, first, origin + path))
    if (status !== undefined && (status < 300 || status === 401 || status === 403))
      return origin + path
  }
  return undefined
}

async function statusOf(
  { client, profile, signal }: Parts,
  one: InterfaceContract,
  baseUrl: string,
): Promise<number | undefined> {
  const operation = plainest(one)
  if (operation === undefined) return undefined
  const { customer } = profile.actors
  const examples = operation.parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map(({ name, example }) => [name, example] as const)
  const { wire } = await client.send({
    actor: customer?.name ?? 'anonymous',
    credentials: customer === undefined ? [] : credentialHeaders(customer),
    interface: one.name,
    operation: operation.id,
    scenario: 'init',
    method: 'GET',
    url: requestUrl(baseUrl, operation, { query: Object.fromEntries(examples) }),
    headers: [['Accept', '*/*']],
    signal,
  })
  return wire.kind === 'response' ? wire.status : undefined
}

/** The operation that reads and needs least. */
const plainest = ({ operations }: InterfaceContract): Operation | undefined =>
  operations
    .filter(({ method, path, open }) => method === 'GET' && !path.includes('{') && open !== true)
    .toSorted((one, other) => needs(one) - needs(other))[0]

const needs = ({ parameters }: Operation): number =>
  parameters.filter(({ required }) => required).length
