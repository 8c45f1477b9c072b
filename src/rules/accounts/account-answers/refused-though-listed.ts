import type { Exchange } from '../../../exchange/exchange.js'
import { accountsAsked } from '../balance-answers/accounts-asked.js'
import { isObject } from '../../is-object.js'
import { lastSegment } from '../../memory/last-segment.js'
import { type Span, spanOf } from '../../memory/span.js'
import { itemsOfPage } from '../../pages/items-of-page.js'
import type { AnsweredExchange, LateRemark, Remark } from '../../rule.js'
import type { Difference } from './page-said.js'

/** When an account was listed: the number of the first list, and when the last one was asked for. */
interface Listed {
  readonly first: number
  readonly last: number
}

interface Refused {
  readonly span: Span
  /** The accounts that it is about, as they are listed, and as they are served by the same operation. */
  readonly accounts: readonly { readonly listed: string; readonly served: string }[]
  /** What tells whether the caller may ask for accounts in this way at all, where a refusal may mean that. */
  readonly permitted: string | undefined
  /** Milliseconds by which a list may be behind. */
  readonly lag: number
  readonly remark: Remark
}

/** Accounts, and refusals, that are remembered. */
const most = 20_000

interface RefusedThough {
  note(answered: AnsweredExchange, fail: (difference: Difference) => Remark): void
  settle(): readonly LateRemark[]
}

/**
 * Notes internal accounts that a list says the caller may view, and what is refused though it is about such accounts
 * alone: they were listed before and are when lists have caught up, and one is never served to this caller. One who is
 * forbidden all that an operation shows lacks a permission for that: which one it takes is not shown.
 */
export function openRefused(): RefusedThough {
  const listed = new Map<string, Listed>()
  const served = new Set<string>()
  const refused: Refused[] = []
  return {
    note(answered, fail) {
      const { exchange, operation, response, facts } = answered
      const [span, caller] = [spanOf(exchange), callerOf(exchange)]
      if (operation.id === 'listAccounts')
        for (const item of itemsOfPage(answered)?.items ?? [])
          if (isViewed(item)) {
            const before = listed.get(`${caller} ${item.id}`)
            if (before === undefined && listed.size >= most) continue
            const first = before?.first ?? span.number
            listed.set(`${caller} ${item.id}`, { first, last: span.from })
          }
      const asked = askedOf(answered)
      const accounts = asked.map((id) => ({
        listed: `${caller} ${id}`,
        served: `${operation.id} ${caller} ${id}`,
      }))
      const everAnswered = `${operation.id} ${caller}`
      if (response.status < 300)
        for (const one of [everAnswered, ...accounts.map((account) => account.served)])
          served.add(one)
      const about = asked.length > 0 ? refusedFor(answered, asked) : undefined
      if (about === undefined || refused.length >= most) return
      const lag = facts.settleTime?.('accounts') ?? Infinity
      const expected = `what the caller may view, as listed before and afterwards: ${asked.join(', ')}`
      const remark = fail([about, expected, `status ${response.status}`])
      const permitted = response.status === 403 ? everAnswered : undefined
      refused.push({ span, accounts, permitted, lag, remark })
    },
    settle: () =>
      refused.flatMap(({ span, accounts, permitted, lag, remark }) => {
        const isListed = accounts.every((one) => {
          const { first = Infinity, last = 0 } = listed.get(one.listed) ?? {}
          return first <= span.since && last >= span.to + lag
        })
        const isNever = accounts.some((one) => !served.has(one.served))
        const isPermitted = permitted === undefined || served.has(permitted)
        return isListed && isNever && isPermitted ? [{ exchange: span.number, remark }] : []
      }),
  }
}

/** Who asked, and with which credentials: some are none of the caller's. */
const callerOf = ({ actor, request: { headers } }: Exchange): string =>
  [
    actor,
    ...headers
      .filter(([name]) => /^(?:authorization|api-key)$/i.test(name))
      .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
      .toSorted(),
  ].join('\n')

function isViewed(item: unknown): item is { readonly id: string } {
  if (!isObject(item) || typeof item['id'] !== 'string') return false
  const { allows } = item
  return item['location'] === 'internal' && isObject(allows) && allows['view'] === true
}

function askedOf(answered: AnsweredExchange): readonly string[] {
  const { exchange, operation } = answered
  if (operation.id === 'getAccount') return [lastSegment(exchange.request.url)]
  return operation.id === 'listAccountBalances' ? accountsAsked(answered) : []
}

/** What is contradicted where a request is refused for accounts that the caller may view. */
function refusedFor(
  { operation, response: { status }, exchange }: AnsweredExchange,
  asked: readonly string[],
): string | undefined {
  if (operation.id === 'getAccount')
    return status === 403 || status === 404 ? 'same-account' : undefined
  // Of several, or of one with something besides, something else may be at fault.
  const isAlone = asked.length === 1 && [...new URL(exchange.request.url).searchParams].length === 1
  return status === 403 || (status === 422 && isAlone) ? 'view-meaning' : undefined
}
