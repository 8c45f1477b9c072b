import type { Operation } from '../../../contract/operation.js'
import { differingMembers } from '../../../contract/shown/differing-members.js'
import { inMemberOrder } from '../../../contract/shown/in-member-order.js'
import { isObject } from '../../is-object.js'
import { itemsOfPage } from '../../pages/items-of-page.js'
import { lastSegment } from '../../memory/last-segment.js'
import { onBehalfOf } from '../../memory/on-behalf-of.js'
import { spanOf } from '../../memory/span.js'
import { openWitnesses } from '../../memory/witnesses.js'
import type { AnsweredExchange, Memory, Remark } from '../../rule.js'
import { noteBalances } from './balances-again.js'
import { openRefused } from './refused-though-listed.js'
import { type Asked, type Difference, differenceOf, type Said, saidBy } from './page-said.js'

const lists = ['listAccounts', 'listEligibleAchAccounts']

/**
 * Holds each page of a list of accounts, what both lists tell of an external account, and balances against what was said
 * before and afterwards.
 *
 * @param by the rule that rows name
 */
export function shownAgain(by: string): Memory {
  const witnesses = openWitnesses()
  const refusedThough = openRefused()
  const accounts = new Map<string, Set<string>>()
  /** Accounts that were answered by themselves, and when others were first refused so: one may be closed at any time. */
  const alone = new Set<string>()
  const refused = new Map<string, number>()
  const fail = (
    operation: Operation,
    [about, expected, actual]: Difference,
    pointer: string,
  ): Remark => ({
    requirement: operation.requirement(
      typeof about === 'string' ? { kind: 'watched', by, about } : about,
    ),
    verdict: 'fail',
    expected,
    actual,
    pointer,
  })

  /** Accounts are opened and closed, and may change: nodes that follow one another show both for a while. */
  const note = (
    place: string,
    said: string,
    { exchange, facts }: AnsweredExchange,
    judge: (around: readonly string[]) => Remark | undefined,
  ): void => {
    const settleTime = facts.settleTime?.('accounts')
    witnesses.note(place, said, spanOf(exchange), judge, settleTime, 'once changed')
  }
  const notePage = (answered: AnsweredExchange, said: Said): void => {
    const { exchange, operation } = answered
    const { url } = exchange.request
    const now = JSON.stringify(said)
    const place = `${exchange.actor} ${operation.id}`
    const known = accounts.get(place) ?? new Set()
    accounts.set(place, known)
    for (const [id] of said.accounts) known.add(id)
    const { since } = spanOf(exchange)
    const isRefused = (id: string): boolean => {
      const one = `${exchange.actor} ${id}`
      return !alone.has(one) && (refused.get(one) ?? Infinity) <= since
    }
    const asked: Asked = { query: new URL(url).searchParams, known, isRefused }
    note(`${exchange.actor} ${url}`, now, answered, (around) => {
      if (around.includes(now)) return undefined
      const usual = around.map((one) => JSON.parse(one) as Said)
      const difference = differenceOf(said, usual, asked)
      return difference && fail(operation, difference, '/items')
    })
  }
  const noteAlone = ({ exchange, response: { status } }: AnsweredExchange): void => {
    const place = `${exchange.actor} ${lastSegment(exchange.request.url)}`
    if (status === 200) alone.add(place)
    else if ((status === 403 || status === 404) && !refused.has(place))
      refused.set(place, exchange.number)
  }
  /** Only lists show an external account, and both tell the same of it. */
  const noteExternal = (answered: AnsweredExchange, item: Item, at: string): void => {
    const { exchange, operation } = answered
    const members = membersOf(operation).filter((name) => name in item)
    const shown = Object.fromEntries(members.map((name) => [name, item[name]]))
    const told = JSON.stringify(inMemberOrder(shown))
    const { url } = exchange.request
    const place = `external ${exchange.actor} ${onBehalfOf(url)} ${String(item['id'])}`
    note(place, told, answered, (around) => {
      const [usual] = around
      // What one of them lacks is no contradiction, and may be the fault of another requirement.
      const isOther = (one: string) => differingMembers(shown, JSON.parse(one) as Item).length > 0
      if (usual === undefined || !around.every(isOther)) return undefined
      return fail(operation, ['agree', `as before and afterwards ${usual}`, told], at)
    })
  }

  return {
    concerns: ({ interface: name }) => name === 'accounts',
    look(_exchange, answered) {
      if (answered === undefined) return []
      refusedThough.note(answered, (difference) => fail(answered.operation, difference, ''))
      if (answered.operation.id === 'listAccountBalances')
        noteBalances(witnesses, answered, (expected, actual, pointer) =>
          fail(answered.operation, ['same-alone', expected, actual], pointer),
        )
      if (answered.operation.id === 'getAccount') noteAlone(answered)
      if (!lists.includes(answered.operation.id)) return []
      const items = itemsOfPage(answered)?.items ?? []
      const said = saidBy(answered)
      if (said !== undefined) notePage(answered, said)
      for (const [index, item] of items.entries())
        // Of which account one without an identifier tells, nothing shows.
        if (isObject(item) && item['location'] === 'external' && typeof item['id'] === 'string')
          noteExternal(answered, item, `/items/${index}`)
      return []
    },
    settle: () => [...witnesses.settle(), ...refusedThough.settle()],
  }
}

type Item = Readonly<Record<string, unknown>>

/** Members of an account that both lists document, in an order of their own; whether a nickname is set is another matter. */
const membersOf = ({ itemResource }: Operation): readonly string[] =>
  (itemResource?.members ?? []).filter((name) => name !== 'nickname').toSorted()
