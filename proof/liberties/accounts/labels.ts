import { changeHoldings } from '../../../src/reference/books/change-holdings.js'
import type { Liberty } from '../../liberty.js'

const because = 'What stands between product label and masked number is not shown.'

function joined(name: string, separator: string): Liberty {
  return {
    name: `labels-joined-${name}`,
    sentence: `A label joins product label and masked number with "${separator}".`,
    because,
    behaviour: ({ label }) => ({
      label: (holding) => {
        const { product, maskedNumber } = holding.account
        return holding.nickname === undefined
          ? `${product.label}${separator}${maskedNumber}`
          : label(holding)
      },
    }),
  }
}

/** Other labels. */
const liberties: readonly Liberty[] = [
  joined('directly', ''),
  joined('by-a-dash', ' \u2013 '),
  joined('by-a-comma', ', '),
  joined('by-a-middle-dot', '\u00a0\u00b7\u00a0'),
  {
    name: 'labels-number-first',
    sentence: 'A label begins with the masked number.',
    because: 'That the two are joined is shown, not in which order.',
    behaviour: ({ label }) => ({
      label: (holding) => {
        const { product, maskedNumber } = holding.account
        return holding.nickname === undefined ? `${maskedNumber} ${product.label}` : label(holding)
      },
    }),
  },
  {
    name: 'labels-shortened',
    sentence: 'A label that would be too long ends with the last word that fits.',
    because: 'A label has 80 characters at most; how it is made to fit is not shown.',
    behaviour: ({ books, label }) => ({
      books: (before) =>
        changeHoldings(books(before), (holding) => {
          const { account } = holding
          const long = `${account.product.label} for customers of the bank who have been with it for long`
          return {
            ...holding,
            account: { ...account, product: { ...account.product, label: long } },
          }
        }),
      label: (holding) =>
        holding.nickname ??
        (label(holding).length < 80 ? label(holding) : label(holding).replace(/ \S*$/, '')),
    }),
  },
]

export default liberties
