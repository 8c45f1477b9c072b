import { errorTypesIn } from '../../../contract/shown/error-types-in.js'
import { decoded } from '../../decoded.js'
import { isObject } from '../../is-object.js'
import { overlap, type Span, spanOf } from '../../memory/span.js'
import type { Exchange } from '../../../exchange/exchange.js'
import type { AnsweredExchange } from '../../rule.js'
import { sentIn } from '../../agree/sent-in.js'

/** What was sent to the memo of a transaction. */
export interface MemoWrite {
  readonly kind: 'put' | 'deleted'
  readonly actor: string
  readonly span: Span
  /** Undefined where there was no answer. */
  readonly status: number | undefined
  readonly text: string | undefined
  readonly isConditional: boolean
  /** Types of the error. */
  readonly types: readonly string[]
}

/** What was told of the memo of a transaction: by itself, or as a member of the transaction. */
export interface MemoSight {
  readonly kind: 'memo' | 'member'
  readonly actor: string
  readonly span: Span
  /** Undefined where there is none. */
  readonly text: string | undefined
  readonly tag: string | undefined
  readonly types: readonly string[]
}

/** All that was done to the memo of one transaction and told of it, in the order in which it ended. */
export interface MemoLog {
  /** Milliseconds until what was written is seen everywhere. */
  settleTime: number
  readonly writes: MemoWrite[]
  readonly sights: MemoSight[]
}

/** The transaction that a request is about; undefined for one about something else. */
export function transactionIn(exchange: Exchange): string | undefined {
  const path = exchange.request.url.replace(/[?#].*$/, '')
  const [, id] = /\/transactions\/transactions\/([^/]+)(?:\/memo)?$/.exec(path) ?? []
  return id === undefined ? undefined : decoded(id)
}

/** Notes an exchange in the log of its transaction. */
export function noteMemo(
  log: MemoLog,
  exchange: Exchange,
  answered: AnsweredExchange | undefined,
): void {
  const { actor, operation, request } = exchange
  log.settleTime = answered?.facts.settleTime?.('transactions') ?? log.settleTime
  const json = answered?.json
  const error = json?.kind === 'json' && isObject(json.value) ? json.value['_error'] : undefined
  const known = { actor, span: spanOf(exchange), types: errorTypesIn(error) }
  const kind = { updateTransactionMemo: 'put', deleteTransactionMemo: 'deleted' } as const
  if (operation === 'updateTransactionMemo' || operation === 'deleteTransactionMemo') {
    const text = answered && sentIn(answered)?.['text']
    log.writes.push({
      ...known,
      kind: kind[operation],
      status: answered?.response.status,
      text: typeof text === 'string' ? text : undefined,
      isConditional: request.headers.some(([name]) => name.toLowerCase() === 'if-match'),
    })
  } else if (answered !== undefined) noteSight(log, answered, known)
}

function noteSight(
  { sights }: MemoLog,
  { operation, exchange, response, json }: AnsweredExchange,
  known: Pick<MemoSight, 'actor' | 'span' | 'types'>,
): void {
  const { status, headers } = response
  const tag = headers.find(([name]) => name.toLowerCase() === 'etag')?.[1]
  const body = json.kind === 'json' && isObject(json.value) ? json.value : undefined
  if (operation.id === 'getTransactionMemo') {
    if (status === 404) sights.push({ ...known, kind: 'memo', text: undefined, tag: undefined })
    else if (status === 200 && typeof body?.['text'] === 'string')
      sights.push({ ...known, kind: 'memo', text: body['text'], tag })
  }
  if (operation.id !== 'getTransaction' || status !== 200 || body === undefined) return
  const { _id: id = transactionIn(exchange), memo } = body
  // Another transaction is the fault of another requirement, and so is a memo that is no text.
  if (id !== transactionIn(exchange) || !['string', 'undefined'].includes(typeof memo)) return
  sights.push({ ...known, kind: 'member', text: memo as string | undefined, tag })
}

/** What was last done to the memo before a request was sent; undefined where that is not certain. */
export function lastBefore(
  { writes }: MemoLog,
  { span, actor }: { readonly span: Span; readonly actor: string },
): MemoWrite | undefined {
  if (writes.some((one) => one.span !== span && overlap(one.span, span))) return undefined
  const last = writes.findLast((one) => one.span.number <= span.since)
  const isAlone = last && !writes.some((one) => one !== last && overlap(one.span, last.span))
  return isAlone && last.actor === actor ? last : undefined
}
