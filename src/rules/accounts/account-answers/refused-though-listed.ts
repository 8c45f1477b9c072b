import type { Exchange } from '../../../exchange/exchange.js'
import { accountsAsked } from '../balance-answers/accounts-asked.js'
import { isObject } from '../../is-object.js'
import { lastSegment } from '../../memory/last-segment.js'
import { spanOf } from '../../memory/span.js'
import type { Witnesses } from '../../memory/witnesses.js'
import { itemsOfPage } from '../../pages/items-of-page.js'
import type { AnsweredExchange, Remark } from '../../rule.js'
import type { Difference } from './page-said.js'

/**
 * Notes internal accounts that a list says the caller may view, and what is refused though it is about such accounts
 * alone: one that was listed before and is afterwards, and is never served to this caller by itself.
 */
export function openRefused(witnesses: Witnesses): {
  note(answered: AnsweredExchange, fail: (difference: Difference) => Remark): void
} {
  const served = new Set<string>()
  const placeOf = (exchange: Exchange, id: string): string => `viewed ${callerOf(exchange)} ${id}`
  return {
    note(answered, fail) {
      const { exchange, operation, response } = answered
      const { status } = response
      const span = spanOf(exchange)
      if (operation.id === 'listAccounts')
        for (const item of itemsOfPage(answered)?.items ?? [])
          if (isViewed(item)) witnesses.note(placeOf(exchange, item.id), 'listed', span)
      const asked = askedOf(answered)
      const servedAs = (id: string): string => `${operation.id} ${placeOf(exchange, id)}`
      if (status < 300) for (const id of asked) served.add(servedAs(id))
      const about = asked.length > 0 ? refusedFor(answered, asked) : undefined
      if (about === undefined) return
      let listed = 0
      for (const id of asked)
        witnesses.note(placeOf(exchange, id), `refused by ${operation.id}`, span, (around) => {
          if (around.includes('listed')) listed += 1
          // The last of them that is looked at knows of all.
          const isSaid = listed === asked.length && asked.some((one) => !served.has(servedAs(one)))
          if (!isSaid) return undefined
          const expected = `what the caller may view, as listed before and afterwards: ${asked.join(', ')}`
          return fail([about, expected, `status ${status}`])
        })
    },
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
