import { Agent, request } from 'undici'
import type { Header } from '../src/exchange/exchange.js'

export interface BareRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly Header[]
}

/** Sends requests with undici and reads the answers, nothing more. */
export async function sendBare(
  requests: Iterable<BareRequest>,
  concurrency: number,
): Promise<void> {
  const dispatcher = new Agent({ connections: concurrency })
  const waiting = requests[Symbol.iterator]()
  const work = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const { method, url, headers } = next.value
      const { body } = await request(url, { dispatcher, method, headers: headers.flat() })
      await body.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  await dispatcher.close()
}
