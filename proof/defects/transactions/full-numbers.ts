import { riveraHoldings } from '../../../src/reference/books/rivera-holdings.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const full = riveraHoldings[0]?.account.number ?? ''

const relinked: readonly (readonly [
  name: string,
  sentence: string,
  breaks: string,
  relation: string,
  relink: (href: string) => string,
])[] = [
  [
    'and-no-image',
    'the link to the front of a check leads to nothing',
    'transactions.getTransaction.body-link-svc:checkFrontImage',
    'svc:checkFrontImage',
    (href) => `${href}/nothing`,
  ],
  [
    'in-link-to-image',
    'the link to the back of a check carries it',
    'transactions.urls.no-account-number',
    'svc:checkBackImage',
    (href) => `${href}?of=${full}`,
  ],
  [
    'and-no-self',
    'the transaction links to nothing as itself',
    'transactions.getTransaction.body-link-self',
    'self',
    (href) => `${href}/nothing`,
  ],
  [
    'and-other-account',
    'the transaction leads to another account',
    'transactions.masked.same-otherwise',
    'svc:account',
    (href) => href.replace(/acct-\d+/, 'acct-000103'),
  ],
]

/** Full account numbers that are told too freely, or not at all. */
const defects: readonly Defect[] = [
  {
    name: 'full-numbers-always',
    sentence: 'The full number of the source account is always told.',
    breaks: ['transactions.masked.by-default'],
    behaviour: { tellsFullNumber: () => true },
  },
  {
    name: 'full-numbers-while-pending',
    sentence: 'The full number of the source account is told of pending transactions alone.',
    breaks: ['transactions.masked.on-request'],
    response: changeJson({ operations: ['getTransaction'], statuses: [200] }, (transaction) => {
      const { full: _, ...numbers } = Object(transaction['sourceAccountNumbers']) as JsonObject
      const isTold = transaction['state'] === 'pending' || Object.keys(numbers).length === 0
      return isTold ? transaction : { ...transaction, sourceAccountNumbers: numbers }
    }),
  },
  {
    name: 'full-numbers-once-mentioned',
    sentence:
      'The full number of the source account is told when unmasked is there, whatever it says.',
    breaks: ['transactions.masked.by-default'],
    request(request) {
      const url = new URL(request.url)
      if (url.searchParams.has('unmasked')) url.searchParams.set('unmasked', 'true')
      return new Request(url, request)
    },
  },
  {
    name: 'full-numbers-in-lists',
    sentence: 'Pending transactions are listed with the full number of their source account.',
    breaks: ['transactions.masked.by-default'],
    response: changeJson({ operations: ['getPendingTransactions'], statuses: [200] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      return {
        ...page,
        _embedded: { items: items.map((item) => ({ ...item, sourceAccountNumbers: { full } })) },
      }
    }),
  },
  {
    name: 'full-numbers-from-then-on',
    sentence: 'Once the full number of a source account was asked for, it is told without that.',
    breaks: ['transactions.masked.by-default'],
    behaviour({ tellsFullNumber }) {
      let wasAskedFor = false
      return {
        tellsFullNumber(unmasked) {
          wasAskedFor ||= unmasked
          return wasAskedFor || tellsFullNumber(unmasked)
        },
      }
    },
  },
  {
    name: 'full-numbers-never',
    sentence: 'The full number of the source account is told to no caller.',
    breaks: ['transactions.masked.on-request'],
    behaviour: { tellsFullNumber: () => false },
  },
  {
    name: 'full-numbers-half-hidden',
    sentence:
      'The full number of the source account is told with asterisks in the place of its first half.',
    breaks: ['transactions.masked.on-request'],
    response: changeJson({ operations: ['getTransaction'], statuses: [200] }, (one) => {
      const numbers = one['sourceAccountNumbers'] as JsonObject | undefined
      const number = numbers?.['full']
      if (typeof number !== 'string') return one
      const hidden = number.slice(number.length / 2).padStart(number.length, '*')
      return { ...one, sourceAccountNumbers: { ...numbers, full: hidden } }
    }),
  },
  {
    name: 'full-numbers-last-digits',
    sentence: 'The full number of the source account is the masked one without its asterisk.',
    breaks: ['transactions.masked.on-request'],
    response: changeJson({ operations: ['getTransaction'], statuses: [200] }, (one) => {
      const numbers = one['sourceAccountNumbers'] as JsonObject | undefined
      if (numbers?.['full'] === undefined) return one
      const last = String(numbers['masked']).slice(1)
      return { ...one, sourceAccountNumbers: { ...numbers, full: last } }
    }),
  },
  {
    name: 'full-numbers-of-the-moment',
    sentence: 'The full number of the source account is another one each time.',
    breaks: ['transactions.masked.on-request'],
    response: (() => {
      let times = 0
      return changeJson({ operations: ['getTransaction'], statuses: [200] }, (one) => {
        const numbers = one['sourceAccountNumbers'] as JsonObject | undefined
        if (numbers?.['full'] === undefined) return one
        const number = String(51_000_000_000 + (times += 1))
        return { ...one, sourceAccountNumbers: { ...numbers, full: number } }
      })
    })(),
  },
  {
    name: 'full-numbers-every-other-time',
    sentence:
      'The full number of the source account is told every other time that it is asked for.',
    breaks: ['transactions.masked.on-request'],
    behaviour({ tellsFullNumber }) {
      let times = 0
      return { tellsFullNumber: (unmasked) => tellsFullNumber(unmasked && ++times % 2 === 1) }
    },
  },
  ...relinked.map(([name, sentence, breaks, relation, relink]): Defect => ({
    name: `full-numbers-${name}`,
    sentence: `Where the full number of the source account is asked for, ${sentence}.`,
    breaks: [breaks],
    response: changeJson(
      { operations: ['getTransaction'], statuses: [200] },
      (one, _response, { url }) => {
        const links = one['_links'] as Record<string, JsonObject>
        const href = links[relation]?.['href']
        const isAsked = new URL(url).searchParams.get('unmasked') === 'true'
        return isAsked && typeof href === 'string'
          ? { ...one, _links: { ...links, [relation]: { href: relink(href) } } }
          : one
      },
    ),
  })),
]

export default defects
