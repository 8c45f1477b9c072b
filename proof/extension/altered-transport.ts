import type { Header } from '../../src/exchange/exchange.js'
import type { Transport, WireRequest, WireResponse } from '../../src/exchange/transport.js'
import type { ExtensionVariation } from '../../src/run/extension-variation.js'

type OperationOf = (request: WireRequest) => string | undefined

/**
 * A line to a target with a variation in force on the way: the target is as it is, and looks otherwise. What `fetch`
 * cannot express, such as a body with GET, passes as it is.
 *
 * @param operationOf the operation that a request is meant for
 */
export function alteredTransport(
  wire: Transport,
  { request: ask, response: answer }: ExtensionVariation,
  operationOf: OperationOf,
): Transport {
  const now = (): number => Date.now()
  return {
    async send(sent) {
      const asked = requestOf(sent)
      if (asked === undefined) return wire.send(sent)
      const context = { operation: operationOf(sent), now }
      const other = await ask?.(asked.clone() as Request, context)
      const outcome = await wire.send(other === undefined ? sent : await sentAs(sent, other))
      if (outcome.kind !== 'response' || answer === undefined) return outcome
      const given = responseOf(outcome)
      if (given === undefined) return outcome
      const before = [...given.headers].join()
      const changed = (await answer(given, asked, context)) ?? given
      if (changed === given && [...changed.headers].join() === before) return outcome
      return answeredAs(outcome, changed, given)
    },
    close: () => wire.close(),
  }
}

const pairs = (headers: readonly Header[]): [string, string][] =>
  headers.map(([name, value]) => [name, value])

function requestOf({ url, method, headers, body }: WireRequest): Request | undefined {
  try {
    return new Request(url, { method, headers: pairs(headers), ...(body && { body }) })
  } catch {
    return undefined
  }
}

/** These have no body (RFC 9110, 15). */
const bodiless = [204, 205, 304]

function responseOf({ status, headers, body }: WireResponse): Response | undefined {
  try {
    const content = bodiless.includes(status) || body.length === 0 ? null : body
    return new Response(content, { status, headers: pairs(headers) })
  } catch {
    return undefined
  }
}

async function sentAs(sent: WireRequest, request: Request): Promise<WireRequest> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  const body = bytes.length === 0 && sent.body === undefined ? undefined : bytes
  const headers = withLength(request.headers, bytes)
  return { ...sent, url: request.url, method: request.method, headers, body }
}

async function answeredAs(
  outcome: WireResponse,
  changed: Response,
  given: Response,
): Promise<WireResponse> {
  // A variation that left the body alone sends what the target sent.
  const body = changed.bodyUsed ? outcome.body : new Uint8Array(await changed.arrayBuffer())
  const isMadeAnew = changed !== given && [...changed.headers].every(([name]) => isOfBody(name))
  const kept = isMadeAnew ? [...given.headers].filter(([name]) => !isOfBody(name)) : []
  const headers = [...kept, ...withLength(changed.headers, body)]
  return { ...outcome, status: changed.status, headers, body, encodedBytes: undefined }
}

/** What else a target sends with every answer, it would send with this one as well. */
const isOfBody = (name: string): boolean =>
  name.startsWith('content-') || name === 'transfer-encoding'

/** The length of what was there before is none of what takes its place. */
const withLength = (headers: Headers, body: Uint8Array): readonly Header[] =>
  [...headers].map(([name, value]): Header => [
    name,
    name === 'content-length' ? String(body.length) : value,
  ])
