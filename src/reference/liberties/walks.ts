import type { Liberty } from '../liberty.js'

const because = 'Customers open and close accounts while the suite looks.'

/** Lists that change between one walk and the next, never within one. */
const liberties: readonly Liberty[] = [
  {
    name: 'walks-account-opened',
    sentence: 'After a dozen walks there is one account more.',
    because,
    behaviour: { arrange: (holdings, walk) => (walk < 12 ? holdings.slice(0, -1) : holdings) },
  },
  {
    name: 'walks-account-closed',
    sentence: 'After a dozen walks there is one account less.',
    because,
    behaviour: { arrange: (holdings, walk) => (walk < 12 ? holdings : holdings.slice(0, -1)) },
  },
]

export default liberties
