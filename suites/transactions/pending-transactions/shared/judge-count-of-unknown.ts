import type { Stage, Verification } from '../../../../src/scenario/index.js'

/** Judges that a list in which no item passes the filter counts none, where that is what it shows. */
export const judgeCountOfUnknown = (
  { customer, random }: Pick<Stage, 'customer' | 'random'>,
  filtersWithPages: Verification,
): Promise<unknown> =>
  filtersWithPages.confirmed(async (compare) => {
    const query = { checkNumber: `${900_000_000 + random(1e7)}` }
    const answer = await customer.send('getPendingTransactions', { query })
    const isEmpty = answer.status === 200 && answer.items.length === 0
    if (isEmpty && typeof answer.at('/count') === 'number') compare(answer).at('/count', 0)
  })
