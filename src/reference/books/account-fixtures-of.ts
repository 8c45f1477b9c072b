import type { AccountFixtures } from './account-fixtures.js'
import type { Books, Holding } from './books.js'

const achSecCode = 'ppd'
/** As many as show it, where a profile need not name all. */
const some = 4

/** Reads the fixtures of the account interface out of the books. */
export function accountFixturesOf({ customers }: Books): AccountFixtures {
  const holdingsOf = (id: string) =>
    customers.find((customer) => customer.id === id)?.holdings ?? []
  const own = holdingsOf('cust-rivera')
  const others = holdingsOf('cust-okafor').filter(({ account }) => account.location === 'internal')
  const ids = (matches: (holding: Holding) => boolean) =>
    own.filter(matches).map(({ account }) => account.id)
  const isOwn = ({ account }: Holding) => own.some((holding) => holding.account.id === account.id)
  const otherCustomersAccount = others.find((holding) => !isOwn(holding))?.account.id
  const agents = holdingsOf('cust-haddad')
  const isShared = ({ account, allows }: Holding) =>
    agents.some(
      (other) =>
        other.account.id === account.id && JSON.stringify(other.allows) !== JSON.stringify(allows),
    )
  const isNamedTwice = ({ account, nickname }: Holding) =>
    nickname !== undefined &&
    others.some(
      (other) => other.account.id === account.id && ![undefined, nickname].includes(other.nickname),
    )
  const viewable = (matches: (holding: Holding) => boolean) =>
    ids((holding) => holding.allows.view && matches(holding)).slice(0, some)
  return {
    openIdConfiguration: '/api/.well-known/openid-configuration',
    notViewable: ids(({ account, allows }) => account.location === 'internal' && !allows.view),
    incompleteAtFirst: ids(({ account }) => account.core === 'slow'),
    alwaysIncomplete: ids(({ account }) => account.core === 'stuck'),
    coreDown: ids(({ account }) => account.core === 'down'),
    external: ids(({ account }) => account.location === 'external'),
    ownCustomerId: 'cust-rivera',
    businessCustomer: 'cust-mill-street-bakery',
    foreignBusiness: 'cust-harbour-garage',
    ...(otherCustomersAccount === undefined ? {} : { otherCustomersAccount }),
    sharedWithAgent: ids((holding) => holding.account.location === 'internal' && isShared(holding)),
    namedTwice: ids(isNamedTwice),
    achSecCode,
    achAllowed: viewable(({ account }) => account.secCodes.includes(achSecCode)),
    achNotAllowed: viewable(({ account }) => !account.secCodes.includes(achSecCode)),
    accountNumbers: own.slice(0, some).map(({ account }) => account.number),
  }
}
