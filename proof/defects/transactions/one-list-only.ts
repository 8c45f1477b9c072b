import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const list = 'getPendingTransactions'
const together = 'transactions.pending.filters-together'

type Row = readonly [
  name: string,
  sentence: string,
  breaks: readonly string[],
  dropped: string,
  isMeant: (query: URLSearchParams) => boolean,
]

const isGiven = (query: URLSearchParams, name: string, form: RegExp): boolean =>
  form.test(query.get(name) ?? '')

const rows: readonly Row[] = [
  [
    'two-accounts',
    'Beside several accounts no check number is looked at.',
    [together],
    'checkNumber',
    (query) => isGiven(query, 'account', /\|/),
  ],
  [
    'several-checks',
    'Beside several check numbers, or a range of them, no account is looked at.',
    [together],
    'account',
    (query) => isGiven(query, 'checkNumber', /[-,|]/),
  ],
  [
    'any-hold',
    'Beside several hold states no account is looked at.',
    [together],
    'account',
    (query) => isGiven(query, 'holdState', /\|/),
  ],
  [
    'no-hold',
    'Beside the hold state none no account is looked at.',
    [together],
    'account',
    (query) => isGiven(query, 'holdState', /^none$/),
  ],
  [
    'search',
    'A search goes through all pending transactions, whatever their hold.',
    [together],
    'holdState',
    (query) => query.has('q'),
  ],
  [
    'expired',
    'Transactions whose hold expired are on one page, however many are asked for.',
    ['transactions.getPendingTransactions.pages-limit-respected'],
    'limit',
    (query) => isGiven(query, 'holdState', /^expired$/),
  ],
]

const counting = (
  count: (page: JsonObject, start: number) => number | undefined,
): NonNullable<Defect['response']> =>
  changeJson({ operations: [list], statuses: [200] }, (page, _response, { url }) => {
    const { items } = page['_embedded'] as { items: JsonObject[] }
    const told = count(page, Number(new URL(url).searchParams.get('start') ?? 0))
    return items.length > 0 || told === undefined ? page : { ...page, count: told }
  })

/** Pending lists that are wrong beside some values of a filter alone, or on some pages alone. */
const defects: readonly Defect[] = [
  ...rows.map(([name, sentence, breaks, dropped, isMeant]): Defect => ({
    name: `one-list-only-${name}`,
    sentence,
    breaks,
    request: changeQuery(list, (query) => {
      if (isMeant(query)) query.delete(dropped)
    }),
  })),
  {
    name: 'one-list-only-three-accounts',
    sentence: 'Of several accounts the first three count.',
    breaks: ['transactions.pending.accounts'],
    behaviour: ({ ofAccounts }) => ({
      ofAccounts: (transaction, wanted, operation) =>
        ofAccounts(transaction, operation === list ? wanted.slice(0, 3) : wanted, operation),
    }),
  },
  {
    name: 'one-list-only-six-checks',
    sentence: 'Of several check numbers the first six count.',
    breaks: ['transactions.pending.checkNumbers'],
    behaviour: ({ ofCheckNumbers }) => ({
      ofCheckNumbers: (transaction, wanted) => ofCheckNumbers(transaction, wanted.slice(0, 6)),
    }),
  },
  {
    name: 'one-list-only-none-counted',
    sentence: 'Beyond its end a list counts none.',
    breaks: ['transactions.getPendingTransactions.pages-count'],
    response: counting((_page, start) => (start > 0 ? 0 : undefined)),
  },
  {
    name: 'one-list-only-all-counted',
    sentence: 'Where no transaction passes the filters, all are counted.',
    breaks: ['transactions.pending.filters-with-pages'],
    response: counting((page, start) => (start > 0 || page['count'] !== 0 ? undefined : 27)),
  },
]

export default defects
