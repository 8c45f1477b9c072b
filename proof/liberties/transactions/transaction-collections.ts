import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Transaction } from '../../../src/reference/books/transaction.js'
import type { MemoStore } from '../../../src/reference/transactions/memo-store.js'
import type { Liberty } from '../../liberty.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import { refuseValue } from '../../alterations/refuse-value.js'
import { refused } from '../../alterations/refused.js'

const lists = ['getPendingTransactions', 'getTransactions']

/** A store that has what was changed behind all else, as a table without an order may. */
const movesWhatIsWritten = (before: Behaviour): Partial<Behaviour> => {
  let kept: MemoStore | undefined
  return {
    numberedPageSize: (limit) => Math.min(limit, 7),
    memos(store) {
      kept = before.memos(store)
      return kept
    },
    arrangeTransactions(transactions, operation) {
      const isChanged = ({ id, memo }: Transaction) => memo === undefined && kept?.of(id)
      const all = before.arrangeTransactions(transactions, operation)
      return [...all.filter((one) => !isChanged(one)), ...all.filter(isChanged)]
    },
  }
}

/** Other orders, sizes and shapes of numbered pages. */
const liberties: readonly Liberty[] = [
  {
    name: 'transaction-collections-of-three',
    sentence: 'A page has three items at most, and says so in limit.',
    because: 'The maximum page size is not shown.',
    behaviour: { numberedPageSize: (limit) => Math.min(limit, 3) },
  },
  {
    name: 'transaction-collections-oldest-first',
    sentence: 'Collections begin with the oldest transaction.',
    because: 'The order of a collection is not shown.',
    behaviour: { arrangeTransactions: (transactions) => transactions.toReversed() },
  },
  {
    name: 'transaction-collections-changed-last',
    sentence: 'What a memo is written to comes last, and pages have room for seven.',
    because: 'The order of a collection is not shown.',
    behaviour: movesWhatIsWritten,
  },
  {
    name: 'transaction-collections-whole-behind-collection',
    sentence: 'The link collection leads to the collection without filters.',
    because: 'The filters make a selection of the collection; which one is meant is not shown.',
    response: changeHal({ operations: lists }, (resource) => {
      const { collection, ...links } = resource['_links'] as Record<string, JsonObject>
      if (collection === undefined) return resource
      const url = new URL(String(collection['href']))
      return { ...resource, _links: { ...links, collection: { href: url.origin + url.pathname } } }
    }),
  },
  {
    name: 'transaction-collections-with-previous-pages',
    sentence: 'Pages link to the previous and to the last one, too.',
    because: 'Further relations are not forbidden.',
    response: changeHal({ operations: lists }, (resource) => {
      const links = resource['_links'] as Record<string, JsonObject>
      const { first } = links
      return first === undefined
        ? resource
        : { ...resource, _links: { ...links, prev: first, last: first } }
    }),
  },
  {
    name: 'transaction-collections-hold-state-hidden',
    sentence: 'Items do not show their hold state.',
    because: 'Pending items carry a holdState, yet the list of their members lacks it.',
    behaviour: { showsHoldState: () => false },
  },
  {
    name: 'transaction-collections-searched-by-words',
    sentence:
      'A search string of fewer than four characters, or of others than letters, gives 422.',
    because: 'What is searched for is not shown, nor how short it may be.',
    async response(response, request, { operation }) {
      const q = new URL(request.url).searchParams.get('q') ?? 'every'
      const meant = operation === 'getPendingTransactions' && response.status === 200
      if (!meant || /^\p{L}{4,}$/u.test(q)) return response
      return refused(422, 'q is too short')
    },
  },
  {
    name: 'transaction-collections-accounts-named-twice-refused',
    sentence: 'A filter that names an account twice is refused with 422.',
    because: 'Whether a value may be named twice is not shown.',
    behaviour: refuseValue('getPendingTransactions', 'account', (value) => {
      const named = value.split('|')
      return new Set(named).size < named.length
    }),
  },
  {
    name: 'transaction-collections-check-numbers-of-four-bytes',
    sentence: 'Numbers of checks that are too large for four bytes are refused with 422.',
    because: 'How large the number of a check may be is not shown.',
    behaviour: refuseValue('getPendingTransactions', 'checkNumber', (value) =>
      value.split(/\D/).some((number) => Number(number) >= 2 ** 31),
    ),
  },
  {
    name: 'transaction-collections-check-numbers-of-a-hundred',
    sentence: 'A range of more than a hundred check numbers is refused with 422.',
    because: 'How wide a range may be is not shown.',
    behaviour: refuseValue('getPendingTransactions', 'checkNumber', (value) =>
      value.split(/[,|]/).some((part) => {
        const [from = 0, to = from] = part.split('-').map(Number)
        return to - from >= 100
      }),
    ),
  },
  {
    name: 'transaction-collections-check-numbers-of-none',
    sentence: 'An empty checkNumber is none at all.',
    because: 'What a list without items means is not shown.',
    request: changeQuery('getPendingTransactions', (query) => {
      if (query.get('checkNumber') === '') query.delete('checkNumber')
    }),
  },
  {
    name: 'transaction-collections-check-numbers-turned',
    sentence: 'Of a range of check numbers either end may come first.',
    because: 'What a range means that ends before it begins is not shown.',
    request: changeQuery('getPendingTransactions', (query) => {
      const ends =
        /^(\d+)-(\d+)$/
          .exec(query.get('checkNumber') ?? '')
          ?.slice(1)
          .map(Number) ?? []
      if (ends.length === 2)
        query.set('checkNumber', ends.toSorted((one, other) => one - other).join('-'))
    }),
  },
  {
    name: 'transaction-collections-refused-beyond-end',
    sentence: 'A page that would begin beyond the end is refused with 422.',
    because: 'What such a page is answered with is not shown.',
    async response(response, request, context) {
      if (context.operation !== 'getPendingTransactions' || response.status !== 200) return response
      const start = Number(new URL(request.url).searchParams.get('start') ?? 0)
      const { count } = (await response.clone().json()) as { count: number }
      if (start === 0 || start < count) return response
      return refused(422, 'start is beyond the end')
    },
  },
  {
    name: 'transaction-collections-of-holds-unmeant',
    sentence: 'holdState none selects whatever its hold.',
    because: 'What none stands for is not shown: no hold, or no selection.',
    behaviour: ({ ofHoldStates, usualHoldStates: _usual }) => ({
      usualHoldStates: () => [],
      ofHoldStates: (transaction, wanted) =>
        wanted.includes('none') || ofHoldStates(transaction, wanted),
    }),
  },
  {
    name: 'transaction-collections-unknown-accounts-refused',
    sentence: 'A filter by an account that the caller may not access is refused with 422.',
    because: 'What such a filter gives is not shown.',
    behaviour: ({ faultsOf }) => ({
      faultsOf(given, found) {
        const meant = given.operation === 'getPendingTransactions' && given.parameter === 'account'
        const strange = /acct-(999|000[2-9])/.test(given.value ?? '')
        const detail = 'names an account that you may not access'
        return meant && strange
          ? [...faultsOf(given, found), { kind: 'unknown-value', malformed: false, detail }]
          : faultsOf(given, found)
      },
    }),
  },
]

export default liberties
