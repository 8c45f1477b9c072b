import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import { callAs, isBy } from '../../alterations/call-as.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeLinks } from '../../alterations/change-links.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'
import { dropFilters } from '../../alterations/drop-filters.js'
import { refused } from '../../alterations/refused.js'
import { refuseValue } from '../../alterations/refuse-value.js'
import type { Variation } from '../../variation.js'

type Row = Pick<Variation, 'behaviour' | 'request' | 'response'> & {
  readonly name: string
  readonly sentence: string
  readonly breaks: string | readonly string[]
}

const pending = 'getPendingTransactions'
const filters = ['account', 'checkNumber', 'holdState', 'q']

const ofAccounts =
  (changed: Behaviour['ofAccounts']): NonNullable<Variation['behaviour']> =>
  (before) => ({
    ofAccounts: (transaction, wanted, operation) =>
      (operation === pending ? changed : before.ofAccounts)(transaction, wanted, operation),
  })

/** Lists the transactions of another customer whose account is asked for. */
const asOther =
  (asked: RegExp): NonNullable<Variation['request']> =>
  (request, { operation }) => {
    const { method, url } = request
    if (operation !== pending || !asked.test(new URL(url).search)) return request
    const headers = new Headers(request.headers)
    const token = bankSecrets.REFERENCE_BANK_OTHER_CUSTOMER_TOKEN
    if (headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
    return new Request(url, { method, headers })
  }

/** Single check numbers are compared in another way, as texts; ranges as they should be. */
const ofSingleNumbers = (
  isMeant: (number: string, one: string) => boolean,
): Pick<Behaviour, 'ofCheckNumbers'> => ({
  ofCheckNumbers: ({ check }, wanted) =>
    check !== undefined &&
    wanted.some(({ from, to }) =>
      from === to
        ? isMeant(String(check.number), String(from))
        : from <= check.number && check.number <= to,
    ),
})

const rows: readonly Row[] = [
  {
    name: 'first-account-only',
    sentence: 'Without a filter, the list is that of one account.',
    breaks: ['transactions.pending.all-accounts', 'transactions.pending.holdState-default'],
    request: changeQuery(pending, (query) => {
      if (!filters.some((one) => query.has(one))) query.set('account', 'acct-000101')
    }),
  },
  {
    name: 'any-account',
    sentence: 'With an account, its transactions are listed for every caller.',
    breaks: 'transactions.pending.own-only',
    request: asOther(/acct-0003/),
  },
  {
    name: 'any-account-for-others',
    sentence: 'The other customer is shown the pending transactions of the customer.',
    breaks: 'transactions.pending.own-only',
    request: (request, { operation }) =>
      operation === pending && isBy(request, 'OTHER_CUSTOMER')
        ? callAs(request, 'CUSTOMER')
        : request,
    behaviour: ({ refusalOf }) => ({
      refusalOf: (reason, operation) =>
        reason === 'foreign' && operation === 'getAccount'
          ? { status: 404, name: 'accountNotFound' }
          : refusalOf(reason, operation),
    }),
  },
  {
    name: 'account-ignored',
    sentence: 'The account is ignored.',
    breaks: ['transactions.pending.account', 'transactions.pending.filters-together'],
    behaviour: ofAccounts(() => true),
  },
  {
    name: 'unknown-account-ignored',
    sentence: 'An account that is not there is ignored.',
    breaks: ['transactions.pending.account', 'transactions.history.account'],
    behaviour: ({ ofAccounts }) => ({
      ofAccounts: (transaction, wanted, operation) =>
        !wanted.some((one) => /^acct-0001\d\d$/.test(one)) ||
        ofAccounts(transaction, wanted, operation),
    }),
  },
  {
    name: 'foreign-account-ignored',
    sentence: "Another customer's account is ignored, and all of the caller's are listed.",
    breaks: 'transactions.pending.account',
    request: changeQuery(pending, (query) => {
      if (/^acct-0003\d\d$/.test(query.get('account') ?? '')) query.delete('account')
    }),
  },
  {
    name: 'account-by-beginning',
    sentence: 'The account is compared as far as the one that was asked for goes.',
    breaks: 'transactions.pending.account',
    behaviour: ofAccounts(({ account }, wanted) => wanted.some((one) => account.startsWith(one))),
  },
  {
    name: 'account-unknown-among-others',
    sentence: 'Where one of several accounts is not there, nothing is listed.',
    breaks: 'transactions.pending.accounts',
    behaviour: ofAccounts(
      ({ account }, wanted) =>
        wanted.includes(account) &&
        (wanted.length === 1 || wanted.every((one) => /^acct-0001\d\d$/.test(one))),
    ),
  },
  {
    name: 'range-one-wider',
    sentence: 'A range of check numbers goes one number farther than it says.',
    breaks: 'transactions.pending.checkNumber-range',
    request: changeQuery(pending, (query) => {
      const given = query.get('checkNumber')
      const wider = given?.replace(/(\d+)-(\d+)/g, (_all, from, to) => `${from}-${Number(to) + 1}`)
      if (wider !== undefined) query.set('checkNumber', wider)
    }),
  },
  {
    name: 'range-of-one',
    sentence: 'A range of one check number is empty.',
    breaks: 'transactions.pending.checkNumber-range',
    request: changeQuery(pending, (query) => {
      const given = query.get('checkNumber')
      if (given !== null) query.set('checkNumber', given.replace(/^(\d+)-\1$/, '0'))
    }),
  },
  {
    name: 'account-first',
    sentence: 'Of several accounts the first one counts.',
    breaks: ['transactions.pending.accounts', 'transactions.pending.filters-together'],
    behaviour: ofAccounts(({ account }, [first]) => account === first),
  },
  {
    name: 'check-number-ignored',
    sentence: 'The check number is ignored.',
    breaks: ['transactions.pending.checkNumber', 'transactions.pending.filters-together'],
    behaviour: { ofCheckNumbers: () => true },
  },
  {
    name: 'check-number-nothing',
    sentence: 'A check number finds nothing.',
    breaks: 'transactions.pending.checkNumber',
    behaviour: { ofCheckNumbers: () => false },
  },
  {
    name: 'check-numbers-by-comma',
    sentence: 'Check numbers are separated by commas alone: behind a vertical bar nothing is read.',
    breaks: 'transactions.pending.checkNumbers',
    request: changeQuery(pending, (query) => {
      const [first] = query.get('checkNumber')?.split('|') ?? []
      if (first !== undefined) query.set('checkNumber', first)
    }),
  },
  {
    name: 'check-numbers-first',
    sentence: 'Of several check numbers the first one counts.',
    breaks: 'transactions.pending.checkNumbers',
    behaviour: ({ ofCheckNumbers }) => ({
      ofCheckNumbers: (transaction, wanted) => ofCheckNumbers(transaction, wanted.slice(0, 1)),
    }),
  },
  {
    name: 'check-numbers-of-three',
    sentence: 'Of several check numbers the first three count.',
    breaks: 'transactions.pending.checkNumbers',
    behaviour: ({ ofCheckNumbers }) => ({
      ofCheckNumbers: (transaction, wanted) => ofCheckNumbers(transaction, wanted.slice(0, 3)),
    }),
  },
  {
    name: 'check-number-range-ends',
    sentence: 'A range of check numbers finds its two ends.',
    breaks: 'transactions.pending.checkNumber-range',
    behaviour: {
      ofCheckNumbers: ({ check }, wanted) =>
        wanted.some(({ from, to }) => check?.number === from || check?.number === to),
    },
  },
  {
    name: 'check-number-range-as-text',
    sentence: 'The ends of a range of check numbers are compared as texts.',
    breaks: 'transactions.pending.checkNumber-range',
    behaviour: {
      ofCheckNumbers: ({ check }, wanted) =>
        wanted.some(({ from, to }) => {
          const [number, first, last] = [check?.number ?? '', from, to].map(String)
          return number !== '' && String(first) <= String(number) && String(number) <= String(last)
        }),
    },
  },
  {
    name: 'check-number-range-half-open',
    sentence: 'A range of check numbers ends before its last number.',
    breaks: 'transactions.pending.checkNumber-range',
    behaviour: {
      ofCheckNumbers: ({ check: { number } = { number: 0 } }, wanted) =>
        wanted.some(({ from, to }) => number === from || (from < number && number < to)),
    },
  },
  {
    name: 'check-number-by-beginning',
    sentence: 'A check number finds the checks whose numbers begin with it.',
    breaks: 'transactions.pending.checkNumber',
    behaviour: ofSingleNumbers((number, one) => number.startsWith(one)),
  },
  {
    name: 'check-number-by-end',
    sentence: 'A check number finds the checks whose numbers end with it.',
    breaks: 'transactions.pending.checkNumber',
    behaviour: ofSingleNumbers((number, one) => number.endsWith(one)),
  },
  {
    name: 'hold-default-of-accounts',
    sentence:
      'Without holdState, the list of several accounts holds transactions with a hold as well.',
    breaks: 'transactions.pending.holdState-default',
    request: changeQuery(pending, (query) => {
      const isMeant = query.get('account')?.includes('|') === true && !query.has('holdState')
      if (isMeant) query.set('holdState', 'none|active|expired')
    }),
  },
  {
    name: 'hold-default-all',
    sentence: 'Without holdState the list holds transactions with a hold as well.',
    breaks: 'transactions.pending.holdState-default',
    behaviour: { usualHoldStates: () => [] },
  },
  {
    name: 'hold-ignored',
    sentence: 'holdState is ignored.',
    breaks: 'transactions.pending.holdState',
    behaviour: { ofHoldStates: () => true },
  },
  {
    name: 'hold-expired-active',
    sentence: 'A hold that expired is listed with those that are active.',
    breaks: 'transactions.pending.holdState',
    behaviour: {
      ofHoldStates: ({ holdState = 'none' }, wanted) =>
        wanted.includes(holdState) || (holdState === 'expired' && wanted.includes('active')),
    },
  },
  {
    name: 'holds-first',
    sentence: 'Of several hold states the first one counts.',
    breaks: 'transactions.pending.holdStates',
    behaviour: { ofHoldStates: ({ holdState = 'none' }, [first]) => holdState === first },
  },
  {
    name: 'holds-of-two',
    sentence: 'Of several hold states the first two count.',
    breaks: 'transactions.pending.holdStates',
    behaviour: ({ ofHoldStates }) => ({
      ofHoldStates: (transaction, wanted) => ofHoldStates(transaction, wanted.slice(0, 2)),
    }),
  },
  {
    name: 'holds-in-their-order',
    sentence:
      'Hold states that stand in another order than in the documents: the first one counts.',
    breaks: 'transactions.pending.holdStates',
    behaviour: ({ ofHoldStates }) => ({
      ofHoldStates: (transaction, wanted) =>
        ofHoldStates(
          transaction,
          wanted.join() === wanted.toSorted().join() ? wanted : wanted.slice(0, 1),
        ),
    }),
  },
  {
    name: 'accounts-of-two',
    sentence: 'Of several accounts the first two count.',
    breaks: 'transactions.pending.accounts',
    behaviour: ofAccounts(({ account }, wanted) => wanted.slice(0, 2).includes(account)),
  },
  {
    name: 'any-account-beside',
    sentence: "Beside an account of the caller, another customer's is listed as well.",
    breaks: 'transactions.pending.own-only',
    request: asOther(/(?:\||%7C)acct-0003/i),
  },
  {
    name: 'range-before-others',
    sentence: 'Of several check numbers only the first one may be a range.',
    breaks: 'transactions.pending.checkNumber-range',
    request: changeQuery(pending, (query) => {
      const [first, ...others] = query.get('checkNumber')?.split(/[,|]/) ?? []
      if (first === undefined) return
      query.set('checkNumber', [first, ...others.map((one) => one.replace(/-.*/, ''))].join(','))
    }),
  },
  {
    name: 'range-once',
    sentence: 'Of several ranges of check numbers the first one counts.',
    breaks: 'transactions.pending.checkNumber-range',
    request: changeQuery(pending, (query) => {
      const asked = query.get('checkNumber')?.split(/[,|]/)
      const range = asked?.find((one) => one.includes('-'))
      const kept = asked?.filter((one) => one === range || !one.includes('-'))
      if (kept !== undefined) query.set('checkNumber', kept.join(','))
    }),
  },
  {
    name: 'range-without-bars',
    sentence: 'Between vertical bars no range of check numbers is known.',
    breaks: 'transactions.pending.checkNumber-range',
    request: changeQuery(pending, (query) => {
      const asked = query.get('checkNumber')?.split('|') ?? []
      const kept = asked.filter((one) => !one.includes('-'))
      if (asked.length > 1) query.set('checkNumber', kept.length > 0 ? kept.join('|') : '0')
    }),
  },
  {
    name: 'search-in-all-accounts',
    sentence: 'A search goes through all accounts, whichever is asked for besides.',
    breaks: 'transactions.pending.filters-together',
    request: changeQuery(pending, (query) => {
      if (query.has('q')) query.delete('account')
    }),
  },
  {
    name: 'third',
    sentence: 'Check numbers are not looked at beside both an account and hold states.',
    breaks: 'transactions.pending.filters-together',
    request: changeQuery(pending, (query) => {
      if (query.has('account') && query.has('holdState')) query.delete('checkNumber')
    }),
  },
  {
    name: 'search-lost-on-next',
    sentence: 'The link to the next page leads to one without the search.',
    breaks: 'transactions.pending.filters-with-pages',
    response: changeLinks((link, relation) =>
      relation === 'next' ? { ...link, href: String(link['href']).replace(/\bq=[^&]*/, '') } : link,
    ),
  },
  {
    name: 'search-refused',
    sentence: 'A search string is refused.',
    breaks: 'transactions.pending.q',
    behaviour: refuseValue(pending, 'q', () => true),
  },
  {
    name: 'search-refused-on-later-pages',
    sentence: 'A search string is refused behind the first page.',
    breaks: 'transactions.pending.filters-with-pages',
    response: (response, { url }, { operation }) => {
      const { searchParams: query } = new URL(url)
      return operation === pending && query.has('q') && Number(query.get('start') ?? 0) > 0
        ? refused(422, 'A search has one page.')
        : response
    },
  },
  {
    name: 'search-unescaped',
    sentence: 'A search string with an apostrophe ends in an error of the bank.',
    breaks: 'transactions.getPendingTransactions.status',
    response: (response, { url }) =>
      new URL(url).searchParams.get('q')?.includes("'") === true
        ? new Response(null, { status: 500 })
        : response,
  },
  {
    name: 'completed-among-them',
    sentence: 'The list holds transactions that were completed in the meantime.',
    breaks: ['transactions.pending.state', 'transactions.getPendingTransactions.items-agree'],
    response: changeJson({ operations: [pending], statuses: [200] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      const [first, ...others] = items
      if (first === undefined) return page
      return { ...page, _embedded: { items: [{ ...first, state: 'completed' }, ...others] } }
    }),
  },
  ...dropFilters(
    pending,
    filters,
    'transactions.pending.filters-with-pages',
    'transactions.getPendingTransactions.pages-link-next',
  ),
]

/** A list of all hold states takes several pages, and on later ones no filter is looked at. */
const brokenOnLaterPages: Readonly<Record<string, readonly string[]>> = {
  'filters-on-first-page': [
    'transactions.pending.holdStates',
    'transactions.getPendingTransactions.checkNumber-bad-character',
    'transactions.getPendingTransactions.checkNumber-near-miss',
  ],
}

/** Filters of the pending list that do not do what they are for. */
const defects: readonly Defect[] = rows.map(({ name, breaks, ...row }) => ({
  ...row,
  name: `pending-filters-${name}`,
  breaks: [breaks, brokenOnLaterPages[name] ?? []].flat(),
}))

export default defects
