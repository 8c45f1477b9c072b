import type { Books, Holding } from './books.js'
import type { TransactionFixtures } from './transaction-fixtures.js'
import type { Transaction } from './transaction.js'

/** As many as show it, where a profile need not name all. */
const some = 3

/** Reads the fixtures of the transaction interface out of the books. */
export function transactionFixturesOf({ customers, transactions }: Books): TransactionFixtures {
  const holdingsOf = (id: string) =>
    new Map(
      customers
        .find((customer) => customer.id === id)
        ?.holdings.map((holding) => [holding.account.id, holding]),
    )
  const own = holdingsOf('cust-rivera')
  const others = holdingsOf('cust-okafor')
  const viewable = (holding: Holding | undefined) => holding?.allows.view === true
  const visible = transactions.filter(({ account }) => viewable(own.get(account)))
  const those = (matches: (transaction: Transaction) => boolean) => visible.filter(matches)
  const ids = (matches: (transaction: Transaction) => boolean) =>
    those(matches)
      .map(({ id }) => id)
      .slice(0, some)
  const withoutHold = those(({ holdState }) => holdState === 'none')
  const foreign = transactions.find(
    ({ account }) => viewable(others.get(account)) && !own.has(account),
  )
  return {
    transaction: [
      those(({ cashBack }) => cashBack !== undefined),
      those(({ recurs }) => recurs !== undefined),
      those(({ disputeState }) => disputeState !== undefined),
    ].flatMap(([first]) => first?.id ?? []),
    transactionWithCheck: ids(({ check }) => check !== undefined),
    transactionWithoutCheck: ids(({ check }) => check === undefined),
    transactionWithMemo: ids(({ memo }) => memo !== undefined && memo !== ''),
    transactionWithoutMemo: ids(({ memo }) => memo === undefined),
    transactionWithSource: ids(({ source }) => source !== undefined && viewable(own.get(source))),
    pendingAccount: [...new Set(withoutHold.map(({ account }) => account))].slice(0, some),
    pendingCheckNumber: withoutHold
      .flatMap(({ check }) => check?.number ?? [])
      .toSorted((one, other) => one - other)
      .map(String),
    activeHold: ids(({ holdState }) => holdState === 'active'),
    expiredHold: ids(({ holdState }) => holdState === 'expired'),
    noHold: ids(({ holdState }) => holdState === 'none'),
    ...(foreign === undefined ? {} : { otherCustomersTransaction: foreign.id }),
    accountNumbers: [...own.values()].slice(0, some).map(({ account }) => account.number),
  }
}
