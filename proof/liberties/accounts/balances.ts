import { changeItems } from '../../alterations/change-items.js'
import type { Liberty } from '../../liberty.js'

const complete = { operations: ['listAccountBalances'], statuses: [200, 202] }
const amount = 'An amount has an optional sign and exactly two fraction digits.'

/** Other amounts and times. */
const liberties: readonly Liberty[] = [
  {
    name: 'balances-sparse',
    sentence: 'A balance has its required members only.',
    because: 'Only id and incomplete are required.',
    response: changeItems(complete, ({ id, incomplete }) => ({ id, incomplete })),
  },
  {
    name: 'balances-current-only',
    sentence: 'A balance has one amount and no time.',
    because: 'Only id and incomplete are required.',
    response: changeItems(complete, ({ id, incomplete, current }) => ({ id, incomplete, current })),
  },
  {
    name: 'balances-stale',
    sentence: 'An incomplete balance has the amounts of yesterday.',
    because:
      'incomplete marks a balance that is to be asked for again; nothing is said to be absent.',
    response: changeItems(complete, (item) =>
      item['incomplete'] === true ? { ...item, current: '12.00', available: '0.00' } : item,
    ),
  },
  {
    name: 'balances-never-fetched',
    sentence: 'An incomplete balance says that it was last updated in 1970.',
    because: 'It could not be supplied yet; when it was updated, if it ever was, is not shown.',
    response: changeItems(complete, (item) =>
      item['incomplete'] === true ? { ...item, updatedAt: '1970-01-01T00:00:00Z' } : item,
    ),
  },
  {
    name: 'balances-signed',
    sentence: 'Amounts above zero have a plus sign.',
    because: amount,
    behaviour: ({ amount }) => ({
      amount: (cents) => (cents < 0 ? amount(cents) : `+${amount(cents)}`),
    }),
  },
  {
    name: 'balances-overdrawn',
    sentence: 'All amounts are below zero.',
    because: amount,
    behaviour: ({ amount }) => ({ amount: (cents) => amount(-Math.abs(cents) - 1) }),
  },
  {
    name: 'balances-minus-zero',
    sentence: 'All amounts are zero, with a minus sign.',
    because: amount,
    behaviour: { amount: () => '-0.00' },
  },
  {
    name: 'balances-without-zero',
    sentence: 'Amounts of less than one have nothing before the point.',
    because: `${amount} How many digits stand before them is not shown.`,
    behaviour: { amount: (cents) => `-.${String((Math.abs(cents) % 90) + 10)}` },
  },
  {
    name: 'balances-enormous',
    sentence: 'Amounts have more digits than a double can hold, and leading zeros.',
    because: `${amount} How many digits stand before them is not shown.`,
    behaviour: { amount: (cents) => `0090071992547409931${Math.abs(cents) % 10}.07` },
  },
  {
    name: 'balances-moving',
    sentence: 'Amounts are others each time they are asked for.',
    because: 'Money moves while the suite looks.',
    behaviour({ amount }) {
      let moved = 0
      return { amount: (cents) => amount(cents + ++moved) }
    },
  },
]

export default liberties
