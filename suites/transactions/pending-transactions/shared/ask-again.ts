import { often, type Sender } from '../../../../src/scenario/index.js'

/**
 * Asks for the same list some more times. Which answer is wrong where two of them differ, the rule `pending-lists`
 * finds out by all that was told of the transactions.
 */
export async function askAgain(
  sender: Sender,
  query: Readonly<Record<string, string | readonly string[]>>,
): Promise<void> {
  const times = Array.from({ length: often - 1 })
  await Promise.all(times.map(() => sender.send('getPendingTransactions', { query })))
}
