import type { Exchange } from '../../../exchange/exchange.js'
import { transactionIn } from '../memo-answers/memo-log.js'
import { isObject } from '../../is-object.js'
import { spanOf } from '../../memory/span.js'
import { remarksOf } from '../../remarks-of.js'
import type { AnsweredExchange, LateRemark } from '../../rule.js'

/** Transactions that are remembered. */
const most = 20_000
const gone = [404, 410]

/** What a caller was told of a transaction, and did to its memo, by numbers of exchanges. */
interface Known {
  readonly wasThere?: boolean
  /** Whether it is known to stay: it was completed when it was last there, or was not there and got a memo. */
  readonly stays?: boolean
  /** When its memo was last written or deleted, while it was there. */
  readonly written?: number
  /** When it was not there any more. */
  readonly lost?: Pick<AnsweredExchange, 'operation' | 'exchange'>
  /** When it got a memo, though it was not there. */
  readonly given?: number
}

interface LostWithMemo {
  note(exchange: Exchange, answered: AnsweredExchange | undefined): void
  settle(): readonly LateRemark[]
}

/**
 * Notes transactions that are not there after their memo was written or deleted, and do not come back: what is completed
 * stays, and what gets a memo and is not there before and afterwards is there nevertheless.
 *
 * @param by the rule by which rows are watched
 */
export function openLostWithMemo(by: string): LostWithMemo {
  const all = new Map<string, Known>()
  return {
    note(exchange, answered) {
      const id = transactionIn(exchange)
      if (id === undefined || answered === undefined) return
      const place = `${exchange.actor} ${id}`
      const known = all.get(place) ?? {}
      const { response, operation, json } = answered
      const { number, since } = spanOf(exchange)
      const isWrite = operation.id !== 'getTransaction'
      if (all.size >= most || (isWrite && response.status >= 300)) return
      const isGiven = operation.id === 'updateTransactionMemo' && known.lost !== undefined
      const given = known.given ?? (isGiven ? number : undefined)
      if (isWrite) all.set(place, { ...known, written: number, given })
      else if (response.status === 200 && json.kind === 'json' && isObject(json.value)) {
        const isIt = json.value['_id'] === id
        all.set(place, { wasThere: isIt, stays: isIt && json.value['state'] === 'completed' })
      } else if (gone.includes(response.status) && (known.written ?? Infinity) <= since) {
        const stays = known.stays === true || (known.given ?? Infinity) <= since
        all.set(place, { ...known, stays, lost: known.lost ?? { operation, exchange } })
      }
    },
    settle: () =>
      [...all.values()].flatMap(({ wasThere, stays, lost }) => {
        if (wasThere !== true || stays !== true || lost === undefined) return []
        const expected = 'the transaction, which was there before its memo was changed'
        const actual = 'none, also later'
        const told = { about: 'same', expected, actual, pointer: '' }
        return remarksOf(by, lost, [told]).map((remark) => ({
          exchange: lost.exchange.number,
          remark,
        }))
      }),
  }
}
