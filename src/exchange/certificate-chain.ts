import type { Socket } from 'node:net'
import { type DetailedPeerCertificate, TLSSocket } from 'node:tls'

/** Certificates of a chain that are kept. */
const most = 10

/**
 * The certificates by which a target showed who it is, its own first; undefined where the connection is not secured.
 *
 * @returns each in PEM (RFC 7468)
 */
export function certificateChain(socket: Socket): readonly string[] | undefined {
  if (!(socket instanceof TLSSocket)) return undefined
  const chain: string[] = []
  const seen = new Set<string>()
  let one: DetailedPeerCertificate | undefined = socket.getPeerCertificate(true)
  while (one?.raw !== undefined && chain.length < most && !seen.has(one.fingerprint256)) {
    seen.add(one.fingerprint256)
    chain.push(pemOf(one.raw))
    one = one.issuerCertificate
  }
  return chain.length > 0 ? chain : undefined
}

const pemOf = (raw: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${(raw.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`
