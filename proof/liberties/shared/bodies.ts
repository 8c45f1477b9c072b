import type { Liberty } from '../../liberty.js'
import { respellJson } from '../../alterations/respell-json.js'

/** How many objects were written: the order of their members differs each time. */
let written = 0

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, one]) => [name, turned(one)] as const)
  const first = members.length === 0 ? 0 : (written += 1) % members.length
  return Object.fromEntries([...members.slice(first), ...members.slice(0, first)])
}

/** Other ways to write the same JSON. */
const liberties: readonly Liberty[] = [
  {
    name: 'bodies-indented',
    sentence: 'Bodies are indented and end with a line break.',
    because: 'White space between tokens means nothing (RFC 8259, 2).',
    respells: true,
    response: respellJson((body) => `${JSON.stringify(body, undefined, '\t')}\r\n`),
  },
  {
    name: 'bodies-in-any-order',
    sentence: 'The members of each object come in an order that differs each time.',
    because: 'The members of an object have no order (RFC 8259, 1).',
    response: respellJson((body) => JSON.stringify(turned(body))),
  },
  {
    name: 'bodies-escaped',
    sentence: 'Bodies escape slashes and every character beyond ASCII.',
    because: 'Any character may be escaped (RFC 8259, 7).',
    respells: true,
    response: respellJson((body) =>
      JSON.stringify(body)
        .replaceAll('/', '\\/')
        .replace(
          /[\u007f-\uffff]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        ),
    ),
  },
  {
    name: 'bodies-in-pieces',
    sentence: 'Bodies come in chunks, without their length.',
    because: 'A length is not required (RFC 9112, 6.3).',
    respells: 'pieces',
    wire: true,
    response: ({ body, status, headers }) => {
      const bare = new Headers(headers)
      bare.delete('content-length')
      const pieces = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          const middle = Math.ceil(chunk.length / 2)
          controller.enqueue(chunk.subarray(0, middle))
          controller.enqueue(chunk.subarray(middle))
        },
      })
      return new Response(body?.pipeThrough(pieces) ?? null, { status, headers: bare })
    },
  },
  {
    name: 'bodies-compressed',
    sentence: 'Bodies are compressed for a client that takes gzip.',
    because: 'Content coding is up to both ends (RFC 9110, 12.5.3).',
    respells: true,
    wire: true,
    response: (response, request) => {
      const accepted = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
      if (!accepted || response.body === null) return response
      const headers = new Headers(response.headers)
      headers.delete('content-length')
      headers.set('content-encoding', 'gzip')
      const body = response.body.pipeThrough(new CompressionStream('gzip'))
      return new Response(body, { status: response.status, headers })
    },
  },
]

export default liberties
