import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Books, Holding } from '../../../src/reference/books/books.js'
import type { Defect } from '../../defect.js'

/** Opens books as they are opened, and tells an account that another customer has in them. */
function accountOfAnother(books: Behaviour['books']) {
  let others: readonly Holding[] = []
  return {
    others: () => others.slice(0, 1),
    books(before: Books) {
      const opened = books(before)
      others = opened.customers.find(({ id }) => id === 'cust-okafor')?.holdings ?? []
      return opened
    },
  }
}

/** Accounts that stand in a list and should not, or do not stand there and should. */
const defects: readonly Defect[] = [
  {
    name: 'listed-accounts-of-others',
    sentence: "Lists hold another customer's account besides the caller's own.",
    // It is listed as one that the caller may view, and refused when it is asked for.
    breaks: [
      'accounts.listAccounts.accessible-only',
      'accounts.getAccount.same-account',
      'accounts.allows.view-meaning',
    ],
    behaviour({ books, arrange }) {
      const { others, ...opened } = accountOfAnother(books)
      return {
        ...opened,
        arrange(...list) {
          const own = arrange(...list)
          const ids = own.map(({ account }) => account.id)
          return [...own, ...others().filter(({ account }) => !ids.includes(account.id))]
        },
      }
    },
  },
  {
    name: 'listed-accounts-of-others-for-transfers',
    sentence: "The list for transfers holds another customer's account besides the caller's own.",
    breaks: ['accounts.listAccounts.accessible-only'],
    behaviour({ books, arrange, ofSecCode }) {
      const { others, ...opened } = accountOfAnother(books)
      return {
        ...opened,
        arrange(list, walk, operation) {
          const own = arrange(list, walk, operation)
          const isEligible = operation === 'listEligibleAchAccounts'
          const ids = own.map(({ account }) => account.id)
          const foreign = others().filter(({ account }) => !ids.includes(account.id))
          return isEligible ? [...own, ...foreign] : own
        },
        ofSecCode: (holding, wanted) => others().includes(holding) || ofSecCode(holding, wanted),
      }
    },
  },
  {
    name: 'listed-accounts-internal-only',
    sentence: 'Lists do without the accounts at other institutions.',
    breaks: ['accounts.listAccounts.internal-and-external'],
    behaviour: ({ arrange }) => ({
      arrange: (...list) =>
        arrange(...list).filter(({ account }) => account.location === 'internal'),
    }),
  },
  {
    name: 'listed-accounts-none',
    sentence: 'No list of all accounts holds any.',
    breaks: ['accounts.listAccounts.internal-and-external'],
    response: changeJson({ operations: ['listAccounts'], statuses: [200] }, (page) => ({
      ...page,
      items: [],
      nextPage_url: undefined,
    })),
  },
  {
    name: 'listed-accounts-none-without-filter',
    sentence: 'The list of accounts holds none where no filter is asked for.',
    breaks: ['accounts.listAccounts.internal-and-external'],
    response: changeJson(
      { operations: ['listAccounts'], statuses: [200] },
      (page, _told, { url }) =>
        ['productType', 'location', 'allows'].some((name) => new URL(url).searchParams.has(name))
          ? page
          : { ...page, items: [], nextPage_url: undefined },
    ),
  },
  {
    name: 'listed-accounts-external-where-asked-for',
    sentence: 'One account at another institution is listed only where location asks for such.',
    breaks: ['accounts.listAccounts.internal-and-external'],
    response: changeJson(
      { operations: ['listAccounts'], statuses: [200] },
      (page, _response, { url }) =>
        ['location', 'productType', 'allows'].some((one) => new URL(url).searchParams.has(one))
          ? page
          : {
              ...page,
              items: (page['items'] as JsonObject[]).filter(({ id }) => id !== 'acct-000202'),
            },
    ),
  },
  {
    name: 'listed-accounts-twice',
    sentence: 'Lists hold an account with two owners once for each of them.',
    breaks: [
      'accounts.listAccounts.pages-nothing-twice',
      'accounts.listEligibleAchAccounts.pages-nothing-twice',
    ],
    behaviour: ({ arrange }) => ({
      arrange: (...list) =>
        arrange(...list).flatMap((holding) =>
          holding.account.title.includes(' and ') ? [holding, holding] : [holding],
        ),
    }),
  },
  {
    name: 'listed-accounts-more-than-told',
    sentence:
      'Where a filter and no limit is asked for, a page tells one that is smaller than the page.',
    breaks: ['accounts.listAccounts.pages-limit-reported'],
    response: changeJson(
      { operations: ['listAccounts'], statuses: [200] },
      ({ items, ...page }, _response, { url }) => {
        const { length } = items as JsonObject[]
        const query = new URL(url).searchParams
        const isSo = query.has('productType') && !query.has('limit') && length > 1
        return { ...page, items, ...(isSo && { limit: length - 1 }) }
      },
    ),
  },
  {
    name: 'listed-accounts-long-cursors',
    sentence: 'The cursor of the next page has 300 characters.',
    breaks: ['accounts.listAccounts.pages-start'],
    request: changeQuery('listAccounts', (query) => {
      const start = query.get('start')?.replace(/~+$/, '')
      if (start !== undefined) query.set('start', start)
    }),
    response: changeJson({ operations: ['listAccounts'], statuses: [200] }, (page) => ({
      ...page,
      nextPage_url:
        typeof page['nextPage_url'] === 'string'
          ? page['nextPage_url'].replace(
              /(start=)([^&]*)/,
              (_, name, cursor) => name + cursor.padEnd(300, '~'),
            )
          : undefined,
    })),
  },
  {
    name: 'listed-accounts-renamed',
    sentence: 'An account at another institution has another identifier each time it is read.',
    breaks: ['accounts.account.id-immutable'],
    behaviour: ({ arrange }) => ({
      arrange: (holdings, walk, operation) =>
        arrange(holdings, walk, operation).map((holding) => {
          const { account } = holding
          if (account.id !== 'acct-000203') return holding
          return { ...holding, account: { ...account, id: `${account.id}-${walk}` } }
        }),
    }),
  },
]

export default defects
