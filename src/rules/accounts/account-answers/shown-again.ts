import { aspectOf, type LawAspect } from '../../../contract/law/law-aspect.js'
import type { Operation } from '../../../contract/operation.js'
import { inMemberOrder } from '../../../contract/shown/in-member-order.js'
import { isObject } from '../../is-object.js'
import { itemsOfPage } from '../../pages/items-of-page.js'
import { spanOf } from '../../memory/span.js'
import { openWitnesses } from '../../memory/witnesses.js'
import type { AnsweredExchange, Memory, Remark } from '../../rule.js'
import { noteBalances } from './balances-again.js'

const lists = ['listAccounts', 'listEligibleAchAccounts']
const filters = ['productType', 'location', 'allows']

/** What is said of a page: its accounts, each with all that it tells, and whether another page follows. */
interface Said {
  readonly accounts: readonly (readonly [id: string, rest: string])[]
  readonly hasNext: boolean
}

/** So many accounts do not go and come back all together. */
const enough = 5

/** What a page was asked for, and the accounts that its list is known to have. */
interface Asked {
  readonly query: URLSearchParams
  readonly known: ReadonlySet<string>
}

/** What a page is said to be otherwise: a row of the rule, or an aspect of a law. */
type Difference = readonly [about: string | LawAspect, expected: string, actual: string]

/**
 * Holds each page of a list of accounts, what both lists tell of an external account, and balances against what was said
 * before and afterwards.
 *
 * @param by the rule that rows name
 */
export function shownAgain(by: string): Memory {
  const witnesses = openWitnesses()
  const accounts = new Map<string, Set<string>>()
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

  const notePage = (answered: AnsweredExchange, said: Said): void => {
    const { exchange, operation } = answered
    const { url } = exchange.request
    const now = JSON.stringify(said)
    const place = `${exchange.actor} ${operation.id}`
    const known = accounts.get(place) ?? new Set()
    accounts.set(place, known)
    for (const [id] of said.accounts) known.add(id)
    const asked: Asked = { query: new URL(url).searchParams, known }
    witnesses.note(`${exchange.actor} ${url}`, now, spanOf(exchange), (around) => {
      if (around.includes(now)) return undefined
      for (const one of around) {
        const difference = differenceOf(said, JSON.parse(one) as Said, asked)
        if (difference !== undefined) return fail(operation, difference, '/items')
      }
      return undefined
    })
  }
  /** Only lists show an external account, and both tell the same of it. */
  const noteExternal = (
    { exchange, operation }: AnsweredExchange,
    item: Item,
    at: string,
  ): void => {
    const told = JSON.stringify(
      inMemberOrder(membersOf(operation).map((name) => item[name] ?? null)),
    )
    const place = `external ${exchange.actor} ${String(item['id'])}`
    witnesses.note(place, told, spanOf(exchange), (around) => {
      const [usual] = around
      if (usual === undefined || around.includes(told)) return undefined
      return fail(operation, ['agree', `as before and afterwards ${usual}`, told], at)
    })
  }

  return {
    concerns: ({ interface: name }) => name === 'accounts',
    look(_exchange, answered) {
      if (answered === undefined) return []
      if (answered.operation.id === 'listAccountBalances')
        noteBalances(witnesses, answered, (expected, actual, pointer) =>
          fail(answered.operation, ['same-alone', expected, actual], pointer),
        )
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
    settle: witnesses.settle,
  }
}

type Item = Readonly<Record<string, unknown>>

/** Members of an account that both lists document, in an order of their own; whether a nickname is set is another matter. */
const membersOf = ({ itemResource }: Operation): readonly string[] =>
  (itemResource?.members ?? []).filter((name) => name !== 'nickname').toSorted()

function saidBy(answered: AnsweredExchange): Said | undefined {
  const { body, items = [] } = itemsOfPage(answered) ?? {}
  const accounts = items.flatMap((item): [string, string][] => {
    if (!isObject(item) || typeof item['id'] !== 'string') return []
    const { id, ...rest } = item
    return [[id, JSON.stringify(inMemberOrder(rest))]]
  })
  if (body === undefined || accounts.length !== items.length) return undefined
  return { accounts, hasNext: Boolean(body['nextPage_url']) }
}

/**
 * How a page differs from what it is before and afterwards. Accounts come and go: what one lacks, or holds besides, shows
 * nothing, and neither does its end where few accounts are known that would follow.
 */
function differenceOf(now: Said, usual: Said, { query, known }: Asked): Difference | undefined {
  const [here = [], there = []] = [now, usual].map(({ accounts }) => accounts.map(([id]) => id))
  if (usual.hasNext && !now.hasNext) {
    const isFiltered = filters.some((name) => query.has(name))
    const follow = known.size - here.length
    if (isFiltered || query.get('start') || here.join() !== there.join() || follow < enough)
      return undefined
    return [aspectOf('cursor-paging', 'next-while-more'), 'a nextPage_url', 'none']
  }
  const lacking = usual.accounts.filter(([id]) => !here.includes(id))
  const strange = now.accounts.filter(([id]) => !there.includes(id))
  const renamed = lacking.find(([, rest]) => strange.some(([, other]) => other === rest))
  return renamed === undefined
    ? undefined
    : ['id-immutable', `${renamed[0]} again`, 'the same account under another identifier']
}
