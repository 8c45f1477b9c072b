import { LRUCache } from 'lru-cache'
import type { Exchange, Header, RecordedBody } from '../../src/exchange/exchange.js'
import type { RecallRemarks, RuleRemark } from '../../src/run/tally.js'

/** Characters of exchanges that are kept. */
const room = 48 * 1024 * 1024
/** Exchanges that are kept. */
const most = 40_000

/** Remembers what rules said of exchanges in the trials of one process: most of them are those of the honest bank. */
export function recallRemarks(): RecallRemarks {
  const remarks = new LRUCache<string, readonly RuleRemark[]>({
    max: most,
    maxSize: room,
    sizeCalculation: (_said, key) => key.length,
  })
  return (exchange, { accountNumbers, clock, clockMovedBy }, judge) => {
    const key = `${clock}\0${clockMovedBy}\0${accountNumbers.join('\0')}\0${exchangeKey(exchange)}`
    const before = remarks.get(key)
    if (before !== undefined) return before
    const said = judge()
    remarks.set(key, said)
    return said
  }
}

const keyOf = (headers: readonly Header[]): string => headers.flat().join('\0')

const bodyOf = (body: RecordedBody | undefined): string =>
  body?.text ?? `base64\0${body?.base64 ?? ''}`

/** All of an exchange that a rule looks at. */
function exchangeKey({ interface: name, operation, request, outcome }: Exchange): string {
  const { method, url, headers, body } = request
  const asked = [name, operation, method, url, keyOf(headers), bodyOf(body)]
  if (outcome.kind === 'failure') return [...asked, outcome.failure, outcome.message].join('\0')
  return [...asked, outcome.status, keyOf(outcome.headers), bodyOf(outcome.body)].join('\0')
}
