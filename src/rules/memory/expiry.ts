import type { AnsweredExchange } from '../rule.js'
import { clockBehind } from './clock-behind.js'
import type { Listing } from './listing.js'
import { momentOf } from './listing.js'
import type { Item } from './own-resource.js'
import { type Span, spanOf } from './span.js'
import { lag } from './steady-item.js'

/** Whether a resource was expired when it was read by itself. */
export interface Expiry {
  readonly expired: boolean
  /** When it was written last, or when it expired, if that is later and has passed; Infinity where it does not tell. */
  readonly since: number
  readonly span: Span
}

/** Undefined where it does not tell. */
export function expiryIn(answered: AnsweredExchange, body: Item): Expiry | undefined {
  const { expired, expiresAt } = body
  if (typeof expired !== 'boolean') return undefined
  const ended =
    expired && expiresAt !== undefined ? Date.parse(String(expiresAt)) + clockBehind(answered) : 0
  const since = Math.max(momentOf(body, answered), Number.isNaN(ended) ? Infinity : ended)
  return { expired, since, span: spanOf(answered.exchange) }
}

/**
 * Whether a resource was expired all the time while a list was read, and had been so for so long that it is seen
 * everywhere; undefined where that is not known.
 *
 * @param told what it said of itself, in the order in which the answers came
 * @param behind milliseconds that are to be added to what its clock tells
 */
export function expiryDuring(
  { span, settleTime }: Listing,
  told: readonly Expiry[],
  behind: number,
): boolean | undefined {
  const [{ expired = undefined } = {}] = told
  // How one comes to be expired, and whether it can be used again, is not shown.
  if (expired === undefined || told.some((one) => one.expired !== expired)) return undefined
  const after = told.find((one) => one.span.since >= span.number)
  const isSettled = told.some(
    (one) => Math.min(one.since + behind + lag, one.span.to) + settleTime <= span.from,
  )
  return after === undefined || !isSettled ? undefined : expired
}
