import type { Sender } from '../../../../src/scenario/index.js'

/**
 * Asks for a range of check numbers that ends before it begins, and for none at all. What they mean is not shown; that they
 * end in no error of the bank, a rule sees.
 */
export const askOddly = (customer: Sender, first: number): Promise<unknown> =>
  Promise.all(
    [`${first + 1}-${first}`, ''].map((checkNumber) =>
      customer.send('getPendingTransactions', { query: { checkNumber } }),
    ),
  )
