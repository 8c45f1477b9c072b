import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Books } from '../../../src/reference/books/books.js'
import type { Defect } from '../../defect.js'

type OfCheckNumbers = Behaviour['ofCheckNumbers']

const only = 'txn-000030'

/** Of all that is pending one transaction has a check. */
const books = (before: Books): Books => ({
  ...before,
  transactions: before.transactions.map(({ check, ...transaction }) =>
    check === undefined || (transaction.state === 'pending' && transaction.id !== only)
      ? transaction
      : { ...transaction, check },
  ),
})

function lone(
  name: string,
  sentence: string,
  breaks: string,
  select: (before: OfCheckNumbers) => OfCheckNumbers,
): Defect {
  return {
    name: `lone-checks-${name}`,
    sentence: `One check is pending. ${sentence}`,
    breaks: [breaks],
    behaviour: ({ ofCheckNumbers }) => ({ books, ofCheckNumbers: select(ofCheckNumbers) }),
  }
}

/** Banks where but one check is pending, which is selected wrongly. */
const defects: readonly Defect[] = [
  lone(
    'first',
    'Of several check numbers the first one counts.',
    'transactions.pending.checkNumbers',
    (before) => (transaction, wanted) => before(transaction, wanted.slice(0, 1)),
  ),
  lone(
    'ends',
    'A range of check numbers finds its two ends.',
    'transactions.pending.checkNumber-range',
    () =>
      ({ check }, wanted) =>
        wanted.some(({ from, to }) => check?.number === from || check?.number === to),
  ),
  lone(
    'wider',
    'A range of check numbers ends with the number behind its last one.',
    'transactions.pending.checkNumber-range',
    () =>
      ({ check: { number } = { number: -1 } }, wanted) =>
        wanted.some(({ from, to }) => from <= number && number <= (from === to ? to : to + 1)),
  ),
]

export default defects
