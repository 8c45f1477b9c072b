import type { Failure, FailureKind } from './exchange.js'

type Row = readonly [failure: FailureKind, message: (host: string) => string]

const closed: Row = ['reset', (host) => `${host} closed the connection before its answer was whole`]
const unresolved: Row = ['unreachable', (host) => `there is no host of the name ${host}`]
const unrouted: Row = ['unreachable', (host) => `there is no route to ${host}`]
const unconnected: Row = ['unreachable', (host) => `no connection to ${host} within the time limit`]
const stopped: Row = ['aborted', () => 'the transport was closed']

const rows: Readonly<Record<string, Row>> = {
  ECONNREFUSED: ['unreachable', (host) => `nothing listens at ${host}`],
  ENOTFOUND: unresolved,
  EAI_AGAIN: ['unreachable', (host) => `the name ${host} cannot be looked up at the moment`],
  EHOSTUNREACH: unrouted,
  ENETUNREACH: unrouted,
  EADDRNOTAVAIL: unrouted,
  EACCES: ['unreachable', (host) => `this machine does not permit a connection to ${host}`],
  ETIMEDOUT: unconnected,
  UND_ERR_CONNECT_TIMEOUT: unconnected,
  ECONNRESET: ['reset', (host) => `${host} broke off the connection`],
  ECONNABORTED: ['reset', (host) => `${host} broke off the connection`],
  EPIPE: closed,
  UND_ERR_SOCKET: closed,
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: closed,
  UND_ERR_HEADERS_OVERFLOW: ['too-large', (host) => `the response head from ${host} is too large`],
  UND_ERR_DESTROYED: stopped,
  UND_ERR_CLOSED: stopped,
}

/** What undici says of everything that its parser does not take; the code is not always there. */
const notHttp = /^Response does not match the HTTP\/1\.1 protocol \((.*)\)$/s

const tlsCode =
  /^(ERR_TLS_|ERR_SSL_|ERR_OSSL_|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|EPROTO$)/

/**
 * Says in a person's words why there is no answer.
 *
 * @param host host and port that was asked.
 */
export function failureOf(error: unknown, host: string): Failure {
  const { code, reason } = describe(error)
  if (tlsCode.test(code) || reason.includes('secure TLS connection')) {
    return failure('tls', `the connection to ${host} cannot be secured: ${tlsReason(code, reason)}`)
  }
  // The client library cannot go on after these two; it gives no code of their own to them.
  if (reason === 'bad response' || reason === 'bad upgrade') {
    const what = reason === 'bad upgrade' ? 'switched protocols' : 'sent 100 Continue'
    return failure('malformed', `${host} ${what} although nothing asked for it`)
  }
  const row = rows[code]
  if (row) return failure(row[0], row[1](host))
  const detail = notHttp.exec(reason)?.[1]
  if (detail !== undefined) {
    // The parser's word for a body that ends before its last chunk.
    if (/EOF/.test(detail)) return failure(closed[0], closed[1](host))
    return failure('malformed', `what ${host} answered is not HTTP/1.1: ${detail}`)
  }
  if (code === 'UND_ERR_INVALID_ARG' || code === 'UND_ERR_NOT_SUPPORTED') {
    return failure('unreachable', `the request to ${host} cannot be sent: ${reason}`)
  }
  return failure(
    'reset',
    `the exchange with ${host} broke off: ${reason || code || 'no reason given'}`,
  )
}

function describe(error: unknown): { readonly code: string; readonly reason: string } {
  // A name with several addresses fails with one error for each of them.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  if (!(first instanceof Error)) return { code: '', reason: String(first) }
  const code = 'code' in first && typeof first.code === 'string' ? first.code : ''
  return { code, reason: first.message }
}

function tlsReason(code: string, reason: string): string {
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'ERR_SSL_PACKET_LENGTH_TOO_LONG') {
    return 'it does not speak TLS there (is it http:// rather than https://?)'
  }
  const trust = /^(UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/.test(code)
  return trust ? `${reason} (for an authority of your own, set NODE_EXTRA_CA_CERTS)` : reason
}

function failure(kind: FailureKind, message: string): Failure {
  return { kind: 'failure', failure: kind, message }
}
