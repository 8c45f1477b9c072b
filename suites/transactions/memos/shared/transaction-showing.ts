import type { Answer, RequestInput, Stage } from '../../../../src/scenario/index.js'

/**
 * The transaction, as soon as it shows this memo, or as it is after all its time: it may be kept apart from the memo,
 * and when it follows is not said.
 *
 * @param text undefined when there is no memo
 */
export const transactionShowing = (
  { customer, settled }: Pick<Stage, 'customer' | 'settled'>,
  { path }: RequestInput,
  text: string | undefined,
): Promise<Answer> =>
  settled(
    () => customer.send('getTransaction', { path }),
    (seen) => seen.status !== 200 || seen.at('/memo') === text,
  )
