import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'

const history = 'getTransactions'

/** A history that holds what does not belong there, or cannot be read. */
const defects: readonly Defect[] = [
  {
    name: 'histories-with-pending',
    sentence: 'The history holds pending transactions too.',
    breaks: ['transactions.history.completed'],
    behaviour: ({ inCollection }) => ({
      inCollection: (transaction, operation) =>
        operation === history || inCollection(transaction, operation),
    }),
  },
  {
    name: 'histories-of-all-accounts',
    sentence: 'The history ignores the account.',
    breaks: ['transactions.history.account'],
    behaviour: ({ ofAccounts }) => ({
      ofAccounts: (transaction, wanted, operation) =>
        operation === history || ofAccounts(transaction, wanted, operation),
    }),
  },
  {
    name: 'histories-of-no-account',
    sentence: 'The history takes the account in capital letters, which none has.',
    breaks: ['transactions.history.account'],
    request: changeQuery(history, (query) => {
      const account = query.get('account')
      if (account !== null) query.set('account', account.toUpperCase())
    }),
  },
  {
    name: 'histories-of-account-lacking-one',
    sentence: 'The history of an account leaves out its latest transaction, and counts without it.',
    breaks: ['transactions.history.account'],
    response: changeJson({ operations: [history], statuses: [200] }, (page, _response, { url }) => {
      if (!new URL(url).searchParams.has('account')) return page
      const { items } = page['_embedded'] as { items: JsonObject[] }
      const count = Math.max(0, Number(page['count']) - 1)
      return { ...page, count, _embedded: { items: items.slice(1) } }
    }),
  },
  {
    name: 'histories-otherwise',
    sentence: 'Every second transaction of the history is summed up otherwise than by itself.',
    breaks: ['transactions.history.items-agree'],
    response: changeJson({ operations: [history], statuses: [200] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      const other = (one: JsonObject, index: number) =>
        index % 2 === 0 ? one : { ...one, providerSummary: 'Another summary' }
      return { ...page, _embedded: { items: items.map(other) } }
    }),
  },
  {
    name: 'histories-lacking-one',
    sentence: 'Each page of the history leaves out the first transaction, and counts it.',
    breaks: ['transactions.history.pages', 'transactions.history.account'],
    response: changeJson({ operations: [history], statuses: [200] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      return { ...page, _embedded: { items: items.slice(1) } }
    }),
  },
  {
    name: 'histories-counted-by-page',
    sentence: 'The history counts the transactions of the page.',
    breaks: ['transactions.history.pages'],
    response: changeJson({ operations: [history], statuses: [200] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      return { ...page, count: items.length }
    }),
  },
  {
    name: 'histories-beyond-limit',
    sentence: 'The history says that a page has fewer transactions at most than it holds.',
    breaks: ['transactions.history.pages'],
    response: changeJson({ operations: [history], statuses: [200] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      return items.length > 1 ? { ...page, limit: items.length - 1 } : page
    }),
  },
  {
    name: 'histories-doubled',
    sentence: 'The history has its second transaction twice, and lacks the third.',
    breaks: ['transactions.history.pages', 'transactions.history.account'],
    response: changeJson({ operations: [history], statuses: [200] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      const doubled = items.map((one, index) => (index === 2 ? (items[1] ?? one) : one))
      return { ...page, _embedded: { items: doubled } }
    }),
  },
  {
    name: 'histories-going-round',
    sentence: 'The history answers with its first page, whichever page a link asks for.',
    breaks: ['transactions.history.pages'],
    request: changeQuery(history, (query) => query.delete('start')),
  },
  {
    name: 'histories-without-own-addresses',
    sentence: 'The link self of each page of the history leads to the history as a whole.',
    breaks: ['transactions.history.pages'],
    response: changeJson({ operations: [history], statuses: [200] }, (page) => {
      const links = page['_links'] as JsonObject
      return { ...page, _links: { ...links, self: links['collection'] } }
    }),
  },
  {
    name: 'histories-first-where-it-is',
    sentence: 'The link first of each page of the history leads to that page.',
    breaks: ['transactions.history.pages'],
    response: changeJson({ operations: [history], statuses: [200] }, (page) => {
      const links = page['_links'] as JsonObject
      return { ...page, _links: { ...links, first: links['self'] } }
    }),
  },
  {
    name: 'histories-begun-elsewhere',
    sentence: 'A later page of the history says that it begins one further on than it does.',
    breaks: ['transactions.history.pages'],
    response: changeJson({ operations: [history], statuses: [200] }, (page) =>
      page['start'] === 0 ? page : { ...page, start: Number(page['start']) + 1 },
    ),
  },
  {
    name: 'histories-overlapping',
    sentence: 'A later page of the history begins with the last transaction of the page before.',
    breaks: ['transactions.history.pages'],
    behaviour: ({ pageStart }) => ({
      pageStart: (start, operation) =>
        operation === history && start > 0 ? start - 1 : pageStart(start, operation),
    }),
  },
  {
    name: 'histories-cut',
    sentence: 'The history stops in the middle of a body.',
    breaks: ['transactions.getTransactions.body'],
    response: changeResponse({ operations: [history], statuses: [200] }, async (response) => {
      const body = await response.text()
      return new Response(body.slice(0, body.length / 2), response)
    }),
  },
]

export default defects
