import type { About } from '../../../contract/about.js'
import { isObject } from '../../is-object.js'
import type { LateRemark, Memory } from '../../rule.js'

/** Accounts and answers that are remembered. */
const most = 4000

/** A balance without an amount that an answer takes for one that is there. */
interface Unmarked {
  readonly account: string
  readonly exchange: number
  readonly requirement: string
  readonly pointer: string
}

/**
 * Remembers balances that an incomplete answer shows without an amount and does not mark, beside others that have one:
 * what another answer shows with an amount was missing there.
 */
export function unmarkedBalances(about: About): Memory {
  const withAmounts = new Set<string>()
  const open = new Set<Unmarked>()
  return {
    concerns: (exchange) => exchange.operation === 'listAccountBalances',
    look({ actor, number: exchange }, answered) {
      const { status } = answered?.response ?? {}
      if (answered === undefined || (status !== 200 && status !== 202)) return []
      const { json, operation } = answered
      const body = json.kind === 'json' && isObject(json.value) ? json.value['items'] : undefined
      const items = Array.isArray(body) ? body : []
      const told = items.map((item) => ({ item, account: `${actor} ${idOf(item)}` }))
      for (const { item, account } of told)
        if (hasAmount(item) && withAmounts.size < most) withAmounts.add(account)
      const requirement = operation.requirement(about)
      if (status !== 202 || requirement === undefined || !items.some(hasAmount)) return []
      told.forEach(({ item, account }, index) => {
        const isUnmarked = isObject(item) && item['incomplete'] === false && !hasAmount(item)
        if (isUnmarked && open.size < most)
          open.add({ account, exchange, requirement, pointer: `/items/${index}/incomplete` })
      })
      return []
    },
    settle: () =>
      [...open]
        .filter((one) => withAmounts.has(one.account) && open.delete(one))
        .map(({ exchange, requirement, pointer }): LateRemark => {
          const [expected, actual] = ['true, as no amount is there', 'false']
          return { exchange, remark: { requirement, verdict: 'fail', expected, actual, pointer } }
        }),
  }
}

const idOf = (item: unknown): string => (isObject(item) ? String(item['id']) : '')

const hasAmount = (item: unknown): boolean =>
  isObject(item) &&
  ['available', 'current', 'currentWithPending'].some((name) => typeof item[name] === 'string')
