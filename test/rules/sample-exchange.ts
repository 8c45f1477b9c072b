import type { Exchange, Header, RecordedBody } from '../../src/exchange/exchange.js'

/** What an exchange is to be like; without a body, the answer has none. */
export interface Sample {
  readonly number?: number
  readonly operation?: string
  readonly method?: string
  readonly url?: string
  readonly status?: number
  /** Media type; JSON by default, that of problems from 400 on. Empty for none. */
  readonly type?: string
  readonly headers?: readonly Header[]
  /** Written as JSON, but for a string, which goes out as it is. */
  readonly body?: unknown
  readonly base64?: string
}

/** One exchange with a target, as it is recorded. */
export function sampleExchange(sample: Sample = {}): Exchange {
  const { number = 1, operation = 'listAccounts', method = 'GET', status = 200 } = sample
  const { url = 'https://bank.example/api/banking/accounts' } = sample
  const { type = status < 400 ? 'application/json' : 'application/problem+json' } = sample
  const body = bodyOf(sample)
  return {
    number,
    actor: 'customer',
    interface: 'accounts',
    operation,
    timings: { startedAt: '2026-01-01T00:00:00.000Z', head: 1, total: 2 },
    request: { method, url, headers: [] },
    outcome: {
      kind: 'response',
      status,
      headers: [
        ...(type === '' ? [] : [['Content-Type', type] as const]),
        ...(sample.headers ?? []),
      ],
      body,
    },
  }
}

function bodyOf({ body, base64 }: Sample): RecordedBody | undefined {
  if (base64 !== undefined) return { base64, bytes: Buffer.from(base64, 'base64').length }
  if (body === undefined) return undefined
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { text, bytes: Buffer.byteLength(text) }
}
