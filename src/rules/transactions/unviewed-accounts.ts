import { hrefsIn } from '../links/hrefs-in.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { onBehalfOf } from '../memory/on-behalf-of.js'
import { type Span, spanOf } from '../memory/span.js'
import { remarksOf, type Told } from '../remarks-of.js'
import type { AnsweredExchange, Memory, Rule } from '../rule.js'
import { splitAddress } from '../links/split-address.js'
import { watchedBy } from '../watched-by.js'

const by = 'unviewed-accounts'

/**
 * Who may not view an account is not shown its transactions: `view` opens its full details, and these are among them
 * (document 1, Account permission filter values). The pending list is said to be of all accounts that the user may
 * access, and listAccounts lists these: where that list holds them, access is what counts, and they may be shown.
 */
export const unviewedAccounts: Rule = {
  id: `rules/${by}`,
  title: 'No transaction is shown of an account that its caller may not view',
  file: `src/rules/transactions/${by}.ts`,
  contradicts: watchedBy(by),
  remember,
}

/** Accounts, and transactions, that are remembered. */
const most = 20_000

/** What a caller was told of whether it may view an account: when first, when last, and whether it ever may. */
interface View {
  readonly first: number
  readonly last: number
  readonly isGiven: boolean
}

/** A transaction that was shown, by the account that it leads to. */
interface Shown {
  readonly account: string
  readonly span: Span
  readonly operation: AnsweredExchange['operation']
  readonly told: Told
}

function remember(): Memory {
  const views = new Map<string, View>()
  /** Accounts of which the pending list holds transactions. */
  const listed = new Set<string>()
  const shown: Shown[] = []

  const noteAccount = ({ exchange, operation }: AnsweredExchange, account: unknown): void => {
    const { id, allows } = Object(account)
    // Another customer's permissions are those of whom the caller acts for.
    if (!isObject(allows) || typeof allows['view'] !== 'boolean') return
    if (operation.interface !== 'accounts' || onBehalfOf(exchange.request.url) !== '') return
    const { number, since } = spanOf(exchange)
    const { first = number, isGiven = false } = views.get(`${exchange.actor} ${id}`) ?? {}
    if (views.size < most)
      views.set(`${exchange.actor} ${id}`, {
        first,
        last: since,
        isGiven: isGiven || allows['view'],
      })
  }
  const noteTransaction = (answered: AnsweredExchange, one: unknown, at: string): void => {
    const { exchange, operation } = answered
    const [href, ...more] = isObject(one) ? hrefsIn(one, 'svc:account') : []
    const id = href === undefined ? undefined : splitAddress(href, exchange.request.url)?.last
    if (id === undefined || more.length > 0 || shown.length >= most) return
    const account = `${exchange.actor} ${id}`
    if (operation.id === 'getPendingTransactions') listed.add(account)
    if (listed.has(account) || views.get(account)?.isGiven === true) return
    const told = {
      about: 'others',
      expected: `no transaction of ${id}, which the caller may not view`,
      actual: 'one',
      pointer: at,
    }
    shown.push({ account, span: spanOf(exchange), operation, told })
  }
  const isUnviewed = ({ account, span }: Shown): boolean => {
    const { first = Infinity, last = 0, isGiven = true } = views.get(account) ?? {}
    return !listed.has(account) && !isGiven && first <= span.since && last >= span.number
  }

  return {
    concerns: ({ interface: name }) => name === 'accounts' || name === 'transactions',
    look(_exchange, answered) {
      if (answered?.response.status !== 200 || answered.json.kind !== 'json') return []
      const { items, at = '' } = itemsOfPage(answered) ?? {}
      for (const [index, one] of (items ?? [answered.json.value]).entries()) {
        noteAccount(answered, one)
        if (answered.operation.interface === 'transactions')
          noteTransaction(answered, one, items === undefined ? '' : `${at}/${index}`)
      }
      return []
    },
    // What was not told so afterwards may be yet.
    settle: () =>
      shown
        .filter(isUnviewed)
        .flatMap(({ span, operation, told }) =>
          remarksOf(by, { operation }, [told]).map((remark) => ({ exchange: span.number, remark })),
        ),
  }
}
