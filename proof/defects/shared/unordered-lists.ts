import type { Defect } from '../../defect.js'

/** Shuffles, each time in another way. */
function shuffler(): <Item>(items: readonly Item[]) => readonly Item[] {
  let times = 0
  return (items) => {
    times += 1
    const place = (index: number): number =>
      ((index + 1) * 7919 + times * 104_729 + ((index * times) % 97) * 31_337) % 1_000_003
    return items
      .map((item, index) => ({ item, at: place(index) }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ item }) => item)
  }
}

/** Items of a page for which no size is asked: what it holds is the same, so that nothing else is amiss. */
const usual = 100

/** Lists that are read from books without an order, so that each page is cut from another one. */
const defects: readonly Defect[] = [
  {
    name: 'unordered-lists-of-accounts',
    sentence: 'Each page of accounts is cut from a list in an order of its own.',
    breaks: [
      'accounts.listAccounts.pages-nothing-missing',
      'accounts.listAccounts.pages-nothing-twice',
      'accounts.listEligibleAchAccounts.pages-nothing-missing',
      'accounts.listEligibleAchAccounts.pages-nothing-twice',
    ],
    behaviour() {
      const shuffle = shuffler()
      return { arrange: (holdings) => shuffle(holdings) }
    },
  },
  {
    name: 'unordered-lists-of-transactions',
    sentence: 'Each page of pending transactions is cut from a list in an order of its own.',
    breaks: ['transactions.getPendingTransactions.pages-nothing-twice'],
    behaviour({ arrangeTransactions }) {
      const shuffle = shuffler()
      return {
        arrangeTransactions: (transactions, operation) =>
          operation === 'getPendingTransactions'
            ? [transactions.slice(0, usual), transactions.slice(usual)].flatMap(shuffle)
            : arrangeTransactions(transactions, operation),
      }
    },
  },
]

export default defects
