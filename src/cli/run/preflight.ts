import type { Contract } from '../../contract/contract.js'
import type { Operation } from '../../contract/operation.js'
import type { Messenger } from '../../exchange/messenger.js'
import { requestUrl } from '../../scenario/request-url.js'
import { credentialHeaders } from '../../target/credentials.js'
import type { Profile } from '../../target/profile.js'

/** What the first request to a target showed. */
export type Preflight =
  | { readonly kind: 'answered'; readonly remark?: string }
  | { readonly kind: 'unreachable'; readonly why: string; readonly remedy: string }

interface Means {
  readonly messenger: Messenger
  readonly contract: Contract
  readonly profile: Profile
  readonly signal: AbortSignal
}

/**
 * Sends one harmless request as the customer before a run begins: a target that cannot be reached at all is said
 * once, and not once for each requirement.
 */
export async function preflight({
  messenger,
  contract,
  profile,
  signal,
}: Means): Promise<Preflight> {
  const operation = contract.interfaces.flatMap(({ operations }) => operations).find(isPlain)
  if (operation === undefined) return { kind: 'answered' }
  const { customer } = profile.actors
  const url = requestUrl(profile.target.baseUrl, operation, {})
  const { wire } = await messenger.send({
    actor: customer?.name ?? 'anonymous',
    credentials: customer === undefined ? [] : credentialHeaders(customer),
    interface: operation.interface,
    operation: operation.id,
    scenario: 'preflight',
    method: operation.method,
    url,
    headers: [['Accept', '*/*']],
    signal,
    waitOut429: false,
  })
  if (wire.kind === 'response') {
    if (wire.status === 401 && customer !== undefined) return { kind: 'answered', remark: refused }
    if (wire.status === 404) return { kind: 'answered', remark: `${url} ${lost}` }
    return { kind: 'answered' }
  }
  const { failure, message: why } = wire
  if (failure === 'unreachable')
    return { kind: 'unreachable', why, remedy: 'Check the base URL, and that the target runs.' }
  if (failure === 'tls')
    return { kind: 'unreachable', why, remedy: 'Check the base URL and the certificate.' }
  return { kind: 'answered' }
}

const refused =
  "The target does not accept the customer's credentials (401). Check the API key and the token of actors.customer."
const lost = 'is not found (404). Is the base URL right?'

const isPlain = ({ method, path, parameters }: Operation): boolean =>
  method === 'GET' && !path.includes('{') && parameters.every(({ required }) => !required)
