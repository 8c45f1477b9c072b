import type { Books, Holding } from '../../../src/reference/books/books.js'
import type { Liberty } from '../../liberty.js'
import { varyAccounts } from '../../alterations/vary-accounts.js'

const because = 'Which accounts a customer has, and what for, is up to the customer and the bank.'
const keep = (matches: (holding: Holding) => boolean) => (holding: Holding) =>
  matches(holding) ? holding : undefined

function permitted(given: boolean): Holding['allows'] {
  return {
    transferFrom: given,
    transferTo: given,
    billPay: given,
    mobileCheckDeposit: given,
    view: given,
    viewCards: given,
    manageCards: given,
  }
}

const [agent, business] = ['cust-haddad', 'cust-mill-street-bakery']

/** The first account of the agent is one of the business as well, for transfers between companies alone. */
function withSharedAccount(books: Books): Books {
  const [own] = books.customers.find(({ id }) => id === agent)?.holdings ?? []
  const shared = own === undefined ? [] : [{ ...own, secCodes: ['ccd', 'ctx'] as const }]
  const customers = books.customers.map(({ id, holdings, ...customer }) => ({
    ...customer,
    id,
    holdings: id === business ? [...holdings, ...shared] : holdings,
  }))
  return { ...books, customers }
}

/** Customers with fewer accounts, or with all or no permissions. */
const liberties: readonly Liberty[] = [
  varyAccounts(
    'customers-without-accounts',
    'No customer has any account.',
    because,
    () => undefined,
  ),
  varyAccounts(
    'customers-with-one-account',
    'Every customer has one account.',
    because,
    (holding, at) => (at === 0 ? holding : undefined),
  ),
  varyAccounts(
    'customers-with-four-of-one-type',
    'The customer has four accounts, all of them ordinary savings accounts.',
    because,
    (holding, at) => {
      const { account } = holding
      const product = { type: 'savings', code: 'S', label: 'Savings', description: '' } as const
      const plain = at < 4 && account.location === 'internal'
      return plain ? { ...holding, account: { ...account, product } } : undefined
    },
  ),
  varyAccounts(
    'customers-without-external-accounts',
    'No customer has an external account.',
    because,
    keep(({ account }) => account.location === 'internal'),
  ),
  varyAccounts(
    'customers-with-external-accounts-only',
    'Every customer has external accounts only.',
    because,
    keep(({ account }) => account.location === 'external'),
  ),
  varyAccounts(
    'customers-without-nicknames',
    'No account has a nickname.',
    because,
    ({ nickname: _name, ...holding }) => holding,
  ),
  varyAccounts(
    'customers-permitted-everything',
    'Every customer may do everything with every account.',
    because,
    (holding) => ({ ...holding, allows: permitted(true) }),
  ),
  varyAccounts(
    'customers-permitted-nothing',
    'No customer may do anything with any account.',
    because,
    (holding) => ({ ...holding, allows: permitted(false) }),
  ),
  {
    name: 'customers-sharing-an-account',
    sentence:
      'An account of an agent is one of the business as well, which uses it for transfers between companies only.',
    because,
    behaviour: { books: withSharedAccount },
  },
  {
    name: 'customers-of-one-business',
    sentence: 'Customers are agents of a business, too.',
    because,
    behaviour: ({ mayActFor }) => ({
      mayActFor: (actor, wanted) => wanted === business || mayActFor(actor, wanted),
    }),
  },
]

export default liberties
