import { often, type Sender } from '../../../../src/scenario/index.js'

type Value = string | readonly string[]

/** Values in another order mean the same. */
const turned = (value: Value): Value =>
  typeof value === 'string' ? value.split(',').toReversed().join(',') : value.toReversed()

/**
 * Asks for the same list some more times, every second time with its values in another order. Which answer is wrong
 * where two of them differ, the rule `pending-lists` finds out by all that was told of the transactions.
 */
export async function askAgain(
  sender: Sender,
  query: Readonly<Record<string, Value>>,
): Promise<void> {
  const other = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, turned(value)]),
  )
  const queries = Array.from({ length: often - 1 }, (_, time) => (time % 2 === 0 ? other : query))
  await Promise.all(queries.map((one) => sender.send('getPendingTransactions', { query: one })))
}
