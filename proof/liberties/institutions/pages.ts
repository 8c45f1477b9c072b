import { changeJson } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

const closing = ['Bayside branch', 'Ferry terminal ATM', 'Harbor branch', 'South Portland branch']
const lists = { statuses: [200] }

/** Other pages of locations. */
const liberties: readonly Liberty[] = [
  {
    name: 'location-pages-of-three',
    sentence: 'A page has three locations at most, and says so in limit.',
    because: 'limit reports the page size used; a service may use less than what was requested.',
    behaviour: { pageSize: (limit) => Math.min(limit, 3) },
  },
  {
    name: 'location-pages-bare',
    warns: [
      'institutions.institutionAccessLocations.start.present',
      'institutions.institutionAccessLocations.limit.present',
    ],
    sentence: 'A page has nothing but its locations and where the next one is.',
    because: 'No member of a page is said to be required.',
    response: changeJson(lists, ({ items, nextPage_url: next }) => ({
      items,
      nextPage_url: next,
    })),
  },
  {
    name: 'location-pages-start-of-the-next',
    sentence: 'The start of a page is the cursor of the next page.',
    because: 'Whose cursor start is in a page of locations is not said.',
    response: changeJson(lists, ({ start = '', nextPage_url: next, ...page }) => ({
      ...page,
      start: typeof next === 'string' ? new URL(next).searchParams.get('start') : start,
      nextPage_url: next,
    })),
  },
  {
    name: 'location-pages-relative',
    sentence: 'nextPage_url is relative to the path of the request.',
    because: 'A URL may be a reference relative to the request (RFC 3986, 4.2).',
    behaviour: { nextPageUrl: (url) => `${url.pathname.split('/').at(-1)}${url.search}` },
  },
  {
    name: 'location-pages-last-empty',
    sentence: 'The last page has an empty nextPage_url.',
    because: 'When nextPage_url is there is said of accounts only.',
    response: changeJson(lists, ({ nextPage_url: next = '', ...page }) => ({
      ...page,
      nextPage_url: next,
    })),
  },
  {
    name: 'location-pages-one-closed',
    sentence: 'In every other walk another location is closed and not listed.',
    because: 'That the list stays as it is between two requests is not said.',
    behaviour: {
      arrangeLocations: (found, walk) =>
        walk % 2 === 0 ? found : found.filter((_, index) => index !== (walk >> 1) % found.length),
    },
  },
  {
    name: 'location-pages-closing',
    sentence: 'Locations close for good, one after the other.',
    because: 'That the list stays as it is between two requests is not said.',
    behaviour: {
      arrangeLocations: (found, walk) =>
        found.filter(({ location: { names } }) => {
          const turn = closing.indexOf(names['en-US'] ?? '')
          return turn < 0 || walk < 6 * (turn + 1)
        }),
    },
  },
  {
    name: 'location-pages-in-turn',
    sentence: 'Each walk has an order of its own, which stays the same from page to page.',
    because: 'The order of the list is not shown.',
    behaviour: {
      arrangeLocations: (found, walk) =>
        walk % 2 === 0 ? found.toReversed() : [...found.slice(2), ...found.slice(0, 2)],
    },
  },
]

export default liberties
