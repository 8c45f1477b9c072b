import { changeHoldings } from '../../../src/reference/books/change-holdings.js'
import type { Books } from '../../../src/reference/books/books.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** Every customer has so many accounts. */
const first =
  (count: number) =>
  (before: Books): Books =>
    changeHoldings(before, (holding, position) => (position < count ? holding : undefined))

const balances = (change: (items: readonly JsonObject[]) => readonly JsonObject[]) =>
  changeJson({ operations: ['listAccountBalances'], statuses: [200] }, (body) => ({
    ...body,
    items: change(body['items'] as JsonObject[]) as JsonObject[],
  }))

const sorted = (items: readonly JsonObject[]): readonly JsonObject[] =>
  items.toSorted((one, other) => (String(one['id']) < String(other['id']) ? -1 : 1))

/** Faults that show with the fewest accounts that a customer can have. */
const defects: readonly Defect[] = [
  {
    name: 'few-accounts-sorted',
    sentence: 'Customers have two accounts; balances come in the order of their identifiers.',
    breaks: ['accounts.balances.order'],
    behaviour: { books: first(2) },
    response: balances(sorted),
  },
  {
    name: 'few-accounts-sorted-from-four',
    sentence:
      'Customers have a dozen accounts; of more than three, balances come in the order of their identifiers.',
    breaks: ['accounts.balances.order'],
    behaviour: { books: first(12) },
    response: balances((items) => (items.length > 3 ? sorted(items) : items)),
  },
  {
    name: 'few-accounts-unfinished',
    sentence: 'Customers have one account, whose balance is said to be incomplete when it is not.',
    breaks: ['accounts.balances.none-incomplete'],
    behaviour: { books: first(1) },
    response: balances((items) => items.map((item) => ({ ...item, incomplete: true }))),
  },
  {
    name: 'few-accounts-bar',
    sentence: 'Customers have one account; a vertical bar separates accounts like a comma.',
    breaks: ['accounts.listAccountBalances.accounts-item-bad-character'],
    behaviour: { books: first(1) },
    request(request, { operation }) {
      if (operation !== 'listAccountBalances') return request
      const url = new URL(request.url)
      const asked = url.searchParams.get('accounts')
      if (asked !== null)
        url.searchParams.set('accounts', asked.replaceAll('|', ',').replace(/,$/, ''))
      return new Request(url, request)
    },
  },
]

export default defects
