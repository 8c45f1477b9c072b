import type { Liberty } from '../liberty.js'

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
]

export default liberties
