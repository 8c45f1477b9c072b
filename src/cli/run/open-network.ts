import { certificateChain } from '../../exchange/certificate-chain.js'
import type { Transport } from '../../exchange/transport.js'
import { undiciTransport } from '../../exchange/undici-transport.js'
import type { Profile } from '../../target/profile.js'

interface Network {
  readonly transport: Transport
  /** By which the target showed who it is, its own first; undefined without a secured connection. */
  certificates(): readonly string[] | undefined
}

/**
 * Opens the network, within the limits of a profile.
 *
 * @param instead of it, where there is none
 */
export function openNetwork({ target, limits }: Profile, instead: Transport | undefined): Network {
  if (instead !== undefined) return { transport: instead, certificates: () => undefined }
  const targetHost = new URL(target.baseUrl).hostname
  let certificates: readonly string[] | undefined
  const transport = undiciTransport(
    {
      connections: limits.concurrency,
      totalTimeout: limits.requestTime * 1000,
      headTimeout: limits.requestTime * 1000,
      maxBodyBytes: limits.bodyBytes,
    },
    (socket, host) => {
      if (host === targetHost) certificates ??= certificateChain(socket)
    },
  )
  return { transport, certificates: () => certificates }
}
