import type { Liberty } from '../../liberty.js'

/** Other orders: the contract gives lists of accounts none. */
const liberties: readonly Liberty[] = [
  {
    name: 'orders-reversed',
    sentence: 'Lists of accounts come in the opposite order.',
    because: 'The order of a list is not shown.',
    behaviour: { arrange: (holdings) => holdings.toReversed() },
  },
  {
    name: 'orders-other-in-each-walk',
    sentence: 'Each walk has an order of its own; it stays the same from page to page.',
    because: 'The order of a list is not shown; a walk must neither repeat nor lose an account.',
    behaviour: {
      arrange: (holdings, walk) => {
        const first = (walk * 7) % Math.max(holdings.length, 1)
        const turned = [...holdings.slice(first), ...holdings.slice(0, first)]
        return walk % 2 === 0 ? turned : turned.toReversed()
      },
    },
  },
]

export default liberties
