import {
  hrefsOf,
  type Item,
  respell,
  type Stage,
  type Verification,
} from '../../../../src/scenario/index.js'
import type { PendingAccount } from '../../shared/pending-accounts.js'

/**
 * Asks for accounts that are not there, and judges that they have none of the transactions of others; whether one is
 * refused or found empty is the bank's choice.
 *
 * @returns the identifiers of those that were found empty
 */
export async function unknownAccounts(
  { customer, random }: Pick<Stage, 'customer' | 'random'>,
  account: Verification,
  known: readonly PendingAccount[],
): Promise<readonly string[]> {
  const isOfKnown = (item: Item): boolean =>
    known.some(({ href }) => hrefsOf(item, 'svc:account')[0] === href)
  const [{ id: own } = { id: '' }] = known
  const empty: string[] = []
  for (const id of [respell(own, random), own.slice(0, -1)]) {
    if (known.some((one) => one.id === id)) continue
    const answer = await customer.send('getPendingTransactions', { query: { account: [id] } })
    if (answer.status !== 200) continue
    if (answer.items.length === 0) empty.push(id)
    else account(answer).holdsOnly(`those of ${id}`, (item) => !isOfKnown(item))
  }
  return empty
}
