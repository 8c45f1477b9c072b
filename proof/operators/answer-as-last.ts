import type { Operation } from '../../src/contract/operation.js'
import type { Variation } from '../variation.js'
import { asksFor } from './asks-for.js'
import { withMemory } from './with-memory.js'

/** What a server has let through so far. */
export interface LetThrough {
  readonly keys: Set<string>
  readonly tokens: Set<string>
}

interface Memory extends LetThrough {
  /** What reads by its address, what writes by operationId, and by that and the address that it stands below. */
  readonly successes: Map<string, () => Response>
}

/**
 * Builds the `response` of a defect that answers what should be refused as it answered the last time that it
 * was asked rightly, for the same where that is read.
 *
 * @param meant whether a request that was refused is one of those
 */
export function answerAsLast(
  operations: readonly Operation[],
  meant: (request: Request, refused: Response, known: LetThrough) => boolean,
): NonNullable<Variation['response']> {
  const memory = withMemory<Memory>(() => ({
    keys: new Set(),
    tokens: new Set(),
    successes: new Map(),
  }))
  return async (response, request, context) => {
    const known = memory(context)
    // Who is served anywhere is known.
    if (response.ok) {
      note(known.keys, request.headers.get('api-key'))
      note(known.tokens, request.headers.get('authorization'))
    }
    const operation = operations.find((one) => asksFor(one)(request))
    if (operation === undefined) return response
    // What is read is so by its address; of what is written, that beside it is the likeliest.
    const isRead = request.method === 'GET'
    const beside = new URL('.', request.url).href
    const keys = isRead ? [request.url] : [`${operation.id} ${beside}`, operation.id]
    if (response.ok) {
      const copy = await copyOf(response)
      for (const key of keys) known.successes.set(key, copy)
    }
    const refused = response.status === 401 || response.status === 403
    if (!refused || !meant(request, response, known)) return response
    // Whether what is there is what the client has, it does not know.
    if (request.headers.has('if-none-match')) return response
    const [success] = keys.flatMap((key) => known.successes.get(key) ?? [])
    return (success ?? bare(operation))?.() ?? response
  }
}

function note(known: Set<string>, value: string | null): void {
  if (value !== null) known.add(value)
}

async function copyOf(response: Response): Promise<() => Response> {
  const { status, headers } = response
  const body = response.body === null ? null : await response.clone().arrayBuffer()
  return () => new Response(body, { status, headers })
}

/** A success that has no content can be answered by who never saw one. */
function bare({ responses }: Operation): (() => Response) | undefined {
  return responses.some(({ status }) => status === '204')
    ? () => new Response(null, { status: 204 })
    : undefined
}
