import { changeJson } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

/** Cursor of the page after the last account. */
const end = 'ZW5k'
const lists = { operations: ['listAccounts', 'listEligibleAchAccounts'], statuses: [200] }

/** Other sizes and shapes of a page. */
const liberties: readonly Liberty[] = [
  {
    name: 'pages-of-three',
    sentence: 'A page has three accounts at most, and says so in limit.',
    because: 'limit reports the page size used; a service may use less than what was requested.',
    behaviour: { pageSize: (limit) => Math.min(limit, 3) },
  },
  {
    name: 'pages-without-start',
    sentence: 'A page leaves out its own cursor.',
    warns: ['accounts.accounts.start.present'],
    because: 'No member of a page is said to be required.',
    response: changeJson(lists, ({ start: _start, ...page }) => page),
  },
  {
    name: 'pages-without-limit',
    sentence: 'A page leaves out the page size used.',
    warns: ['accounts.accounts.limit.present'],
    because: 'No member of a page is said to be required.',
    response: changeJson(lists, ({ limit: _limit, ...page }) => page),
  },
  {
    name: 'pages-of-zero-go-on',
    sentence: 'A page of zero accounts names a next page, with the ordinary page size.',
    because: 'There are more accounts, and what follows an empty page is not shown.',
    response: changeJson(lists, (page, _response, request) => {
      if (page['limit'] !== 0) return page
      const url = new URL(request.url)
      url.searchParams.set('limit', '100')
      return { ...page, nextPage_url: url.href }
    }),
  },
  {
    name: 'pages-with-an-empty-end',
    sentence:
      'A walk ends with a page without accounts when the accounts just fill the page before.',
    because: 'A service need not look ahead; the end is the page that names no next one.',
    request(request) {
      const url = new URL(request.url)
      if (url.searchParams.get('start') !== end) return request
      url.searchParams.delete('start')
      return new Request(url, request)
    },
    response: changeJson(lists, (page, _response, request) => {
      const url = new URL(request.url)
      const { items, limit, nextPage_url: next } = page
      if (url.searchParams.get('start') === end) return { start: end, limit, items: [] }
      const full = Array.isArray(items) && items.length > 0 && items.length === limit
      if (!full || next !== undefined) return page
      url.searchParams.set('start', end)
      return { ...page, nextPage_url: url.href }
    }),
  },
]

export default liberties
