import type { Liberty } from '../../liberty.js'

const because = 'Customers open and close accounts while the suite looks.'

/** Pages between two changes: so few that most walks meet with one. */
const pagesBetween = 5

/** Lists that change between one walk and the next, or within one. */
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
  {
    name: 'walks-account-replaced',
    sentence: 'After a dozen walks one account was closed, and another one opened that is like it.',
    because,
    behaviour: {
      arrange: (holdings, walk) =>
        holdings.map((holding) => {
          const { account } = holding
          const isReplaced = walk >= 12 && account.id === 'acct-000203'
          return isReplaced ? { ...holding, account: { ...account, id: 'acct-000299' } } : holding
        }),
    },
  },
  {
    name: 'walks-reordered-on-the-way',
    sentence: 'Every few pages the first account becomes the last.',
    because: 'The order of a list is not shown, and may be that of use.',
    behaviour() {
      let pages = 0
      return {
        arrange(holdings) {
          const first = Math.floor(++pages / pagesBetween) % Math.max(holdings.length, 1)
          return [...holdings.slice(first), ...holdings.slice(0, first)]
        },
      }
    },
  },
  {
    name: 'walks-accounts-come-and-go',
    sentence: 'Every few pages another account is left out for a while.',
    because: 'Accounts may be opened and closed at any time.',
    behaviour() {
      let pages = 0
      return {
        arrange(holdings) {
          const closed = Math.floor(++pages / pagesBetween) % Math.max(holdings.length, 1)
          return holdings.filter((_, index) => index !== closed)
        },
      }
    },
  },
]

export default liberties
