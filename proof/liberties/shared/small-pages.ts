import type { Liberty } from '../../liberty.js'

/** Pages that hold less than was asked for. */
const liberties: readonly Liberty[] = [
  {
    name: 'small-pages-of-seven',
    sentence: 'No page has room for more than seven, and limit says so.',
    because: 'limit says how many items a page has room for; the greatest page is not shown.',
    behaviour: { pageSize: (limit) => Math.min(limit, 7) },
  },
  {
    name: 'small-numbered-pages-of-seven',
    sentence: 'No page of a collection has room for more than seven, and limit says so.',
    because: 'limit says how many items a page has room for; the greatest page is not shown.',
    behaviour: { numberedPageSize: (limit) => Math.min(limit, 7) },
  },
]

export default liberties
