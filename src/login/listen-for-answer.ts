import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LoginError } from './login-error.js'

/** Waits on 127.0.0.1 for the browser to be sent back. */
export interface AnswerListener {
  readonly redirectUri: string
  /**
   * The address to which the browser was sent, once.
   *
   * @throws LoginError if the answer does not come in time
   */
  answer(signal: AbortSignal): Promise<URL>
  close(): Promise<void>
}

/** Milliseconds and bytes that a browser may take for its request, and requests that are answered in all. */
const most = { time: 10_000, head: 16_384, connections: 20 }

/**
 * Opens a listener for one answer (RFC 8252, 7.3). It answers once, and is closed at once after that.
 *
 * @param port 0 takes a free one
 * @throws LoginError when the port is not free
 */
export async function listenForAnswer(port: number): Promise<AnswerListener> {
  let told: (url: URL) => void
  const came = new Promise<URL>((resolve) => (told = resolve))
  const server = createServer({ maxHeaderSize: most.head, requestTimeout: most.time })
  server.maxConnections = most.connections
  server.on('request', ({ method, url = '', headers }, response) => {
    const { host = '' } = headers
    // Another page in the browser may ask as well: what brings neither code nor error is no answer.
    const isOurs = method === 'GET' && host === hostOf() && URL.canParse(url, redirectUri)
    const address = isOurs ? new URL(url, redirectUri) : undefined
    const query = address?.searchParams
    if (address?.pathname !== path || !(query?.has('code') || query?.has('error')))
      return show(response, 404, 'Nothing is here.')
    const failed = query.has('error')
    const words = failed ? 'The log-in failed. The terminal says why.' : 'The log-in is answered.'
    response.once('finish', () => told(address))
    return show(response, 200, `${words} You can close this window.`)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new LoginError(
      `nothing can listen on 127.0.0.1:${port} for the answer (${error.code})`,
      'Free the port, or leave auth.redirectPort out.',
    )
  })
  const hostOf = (): string => `127.0.0.1:${(server.address() as AddressInfo | null)?.port}`
  const redirectUri = `http://${hostOf()}${path}`
  return {
    redirectUri,
    answer: (signal) =>
      new Promise((resolve, reject) => {
        const late = (): void => reject(signal.reason as Error)
        if (signal.aborted) return late()
        signal.addEventListener('abort', late, { once: true })
        return void came.then(resolve)
      }),
    async close() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const path = '/answer'

/** Nothing of the request is repeated. */
function show(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    connection: 'close',
  })
  response.end(
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Assay</title></head><body><p>${words}</p></body></html>\n`,
  )
}
