import type { Behaviour } from '../../../src/reference/behaviour.js'
import { callAs, isBy } from '../../alterations/call-as.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const [list, eligible] = ['listAccounts', 'listEligibleAchAccounts'] as const

const isLater = ({ url }: Request): boolean => (new URL(url).searchParams.get('start') ?? '') !== ''

/** A cursor is taken with whatever filters. */
const withAnyCursor = ({ faultsOf }: Behaviour): Partial<Behaviour> => ({
  faultsOf: (given, found) =>
    faultsOf(
      given,
      found.filter(({ kind }) => kind !== 'foreign-cursor'),
    ),
})

/** What is looked at for the first page alone: a caller who knows a cursor is believed. */
const defects: readonly Defect[] = [
  {
    name: 'later-pages-for-strangers',
    sentence: 'A cursor takes the place of key and token.',
    breaks: ['accounts.listAccounts.without-credentials'],
    request: (request, { operation }) => {
      const { headers } = request
      const isStranger = !headers.has('authorization') && !headers.has('api-key')
      return operation === list && isLater(request) && isStranger
        ? callAs(request, 'CUSTOMER')
        : request
    },
  },
  {
    name: 'later-pages-without-permission',
    sentence: 'A caller who knows a cursor need not have the permission to list accounts.',
    breaks: ['accounts.listEligibleAchAccounts.restricted'],
    request: (request, { operation }) =>
      operation === eligible && isLater(request) && isBy(request, 'RESTRICTED')
        ? callAs(request, 'CUSTOMER')
        : request,
  },
  {
    name: 'later-pages-of-others',
    sentence: 'A cursor leads to the accounts of the customer to whom it was given.',
    breaks: ['accounts.listAccounts.accessible-only'],
    request: (request, { operation }) =>
      operation === list && isLater(request) && isBy(request, 'OTHER_CUSTOMER')
        ? callAs(request, 'CUSTOMER')
        : request,
  },
  {
    name: 'later-pages-of-any-size',
    sentence: 'A limit beside a cursor is not looked at, and makes a page of the usual size.',
    breaks: [
      'accounts.listAccounts.limit-below-minimum',
      'accounts.listAccounts.limit-above-maximum',
      'accounts.listAccounts.limit-not-an-integer',
    ],
    request: changeQuery(list, (query) => {
      if ((query.get('start') ?? '') === '') return
      if (!/^(?:\d{1,3}|1000)$/.test(query.get('limit') ?? '0')) query.delete('limit')
    }),
  },
  {
    name: 'later-pages-by-one-filter',
    sentence: 'Of a product type and permissions, later pages keep to the type alone.',
    breaks: [
      'accounts.listAccounts.pages-filters-kept',
      'accounts.listAccounts.allows-filter-matching',
    ],
    request: changeQuery(list, (query) => {
      if (query.get('start') && query.has('productType')) query.delete('allows')
    }),
    behaviour: withAnyCursor,
  },
  {
    name: 'later-pages-by-link-of-any-location',
    sentence: 'The link of the next page names permissions, and then no location.',
    breaks: ['accounts.listAccounts.pages-filters-kept'],
    behaviour: withAnyCursor,
    response: changeJson({ operations: [list], statuses: [200] }, (page) => {
      if (typeof page['nextPage_url'] !== 'string') return page
      const url = new URL(page['nextPage_url'])
      if (url.searchParams.has('allows')) url.searchParams.delete('location')
      return { ...page, nextPage_url: url.href }
    }),
  },
  {
    name: 'later-pages-without-nicknames',
    sentence: 'Later pages do not know the nicknames that a customer gave.',
    breaks: ['accounts.listAccounts.items-agree', 'accounts.listAccounts.items-carry'],
    response: changeJson({ operations: [list], statuses: [200] }, (page, _response, request) =>
      isLater(request)
        ? {
            ...page,
            items: (page['items'] as JsonObject[]).map(({ nickname: _, ...item }) => {
              const label = (item['product'] as JsonObject)['label']
              return { ...item, label: `${String(label)} ${String(item['maskedNumber'])}` }
            }),
          }
        : page,
    ),
  },
  {
    name: 'later-pages-of-any-business',
    sentence: 'A caller who knows a cursor gets the accounts of a business, whichever it names.',
    breaks: ['accounts.ach.agent-not-entitled'],
    request: changeQuery(eligible, (query) => {
      const isForeign = query.get('customerId') === 'cust-harbour-garage'
      if (isForeign && query.get('start')) query.set('customerId', 'cust-mill-street-bakery')
    }),
  },
  {
    name: 'later-pages-of-any-sec-code',
    sentence: 'Later pages hold accounts whichever SEC code they allow.',
    breaks: ['accounts.listEligibleAchAccounts.pages-filters-kept'],
    request: changeQuery(eligible, (query) => {
      if (query.get('start') && query.get('secCode') === 'ppd') query.set('secCode', 'rck')
    }),
    behaviour: (before) => ({
      ...withAnyCursor(before),
      ofSecCode: (holding, wanted) => wanted === 'rck' || before.ofSecCode(holding, wanted),
    }),
  },
  {
    name: 'later-pages-small-of-any-business',
    sentence:
      'A caller who asks for small pages gets the accounts of a business, whichever it names.',
    breaks: ['accounts.ach.agent-not-entitled'],
    request: changeQuery(eligible, (query) => {
      const isForeign = query.get('customerId') === 'cust-harbour-garage'
      if (isForeign && query.has('limit') && !query.get('start'))
        query.set('customerId', 'cust-mill-street-bakery')
    }),
  },
]

export default defects
