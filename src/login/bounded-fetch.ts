import { request } from 'undici'
import { bodyBuffer } from '../exchange/body-buffer.js'
import { agentOfOne } from '../exchange/agent-of-one.js'
import { LoginError } from './login-error.js'

/** Milliseconds and bytes that an authorization server may take for one answer. */
const most = { time: 15_000, bytes: 262_144 }

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams | null
}

/**
 * Asks an authorization server, within bounds, and follows no redirect.
 *
 * @throws LoginError when nothing comes back that can be used
 */
export async function boundedFetch(url: string, asked: Asked = {}): Promise<Response> {
  const { host } = new URL(url)
  const again = 'Try again when it answers; the addresses are those of auth in the profile.'
  try {
    const answer = await request(url, {
      method: asked.method === 'POST' ? 'POST' : 'GET',
      headers: { ...asked.headers },
      body: asked.body == null ? null : String(asked.body),
      signal: AbortSignal.timeout(most.time),
      headersTimeout: most.time,
      bodyTimeout: most.time,
      reset: true,
      dispatcher: agentOfOne,
    })
    const body = bodyBuffer(most.bytes)
    for await (const piece of answer.body)
      if (!body.append(piece as Uint8Array))
        throw new LoginError(`${host} answered with more than ${most.bytes} bytes`, again)
    const { statusCode: status } = answer
    const type = answer.headers['content-type']
    const headers = new Headers(type === undefined ? [] : [['content-type', String(type)]])
    // What tells of nothing but a status must have no body.
    const text = [204, 205, 304].includes(status) ? null : new Uint8Array(body.take())
    return new Response(text, { status: status < 200 ? 502 : status, headers })
  } catch (error) {
    if (error instanceof LoginError) throw error
    const said = error instanceof Error ? error.message : String(error)
    throw new LoginError(`${host} could not be asked: ${said}`, again)
  }
}
