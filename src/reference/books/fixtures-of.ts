import type { BankFixtures } from './bank-fixtures.js'
import type { Books, Holding } from './books.js'

/** Reads the fixtures out of the books, so that they stay true when a variation changes these. */
export function fixturesOf({ customers }: Books): BankFixtures {
  const holdingsOf = (id: string) =>
    customers.find((customer) => customer.id === id)?.holdings ?? []
  const own = holdingsOf('cust-rivera')
  const others = holdingsOf('cust-okafor').filter(({ account }) => account.location === 'internal')
  const ids = (matches: (holding: Holding) => boolean) =>
    own.filter(matches).map(({ account }) => account.id)
  const isOwn = ({ account }: Holding) => own.some((holding) => holding.account.id === account.id)
  const otherCustomersAccount = others.find((holding) => !isOwn(holding))?.account.id
  return {
    notViewable: ids(({ account, allows }) => account.location === 'internal' && !allows.view),
    incompleteAtFirst: ids(({ account }) => account.core === 'slow'),
    alwaysIncomplete: ids(({ account }) => account.core === 'stuck'),
    coreDown: ids(({ account }) => account.core === 'down'),
    external: ids(({ account }) => account.location === 'external'),
    ownCustomerId: 'cust-rivera',
    businessCustomer: 'cust-mill-street-bakery',
    foreignBusiness: 'cust-harbour-garage',
    ...(otherCustomersAccount === undefined ? {} : { otherCustomersAccount }),
  }
}
