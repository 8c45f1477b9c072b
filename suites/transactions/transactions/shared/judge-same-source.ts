import {
  type Answer,
  hrefsOf,
  type Sender,
  type Verification,
} from '../../../../src/scenario/index.js'
import type { Reading } from '../../shared/readings.js'
import { otherKinds } from './other-kinds.js'

const masked = '/sourceAccountNumbers/masked'
const full = '/sourceAccountNumbers/full'

const sourceOf = ({ json }: Answer): string | undefined => hrefsOf(json, 'svc:sourceAccount')[0]

/**
 * Verifies that the full number of an account is told of transactions of other kinds from it too: whose the account is does
 * not depend on them.
 *
 * @param opened with the full number
 * @param known transactions that are looked at otherwise
 */
export async function judgeSameSource(
  { customer, onRequest }: { readonly customer: Sender; readonly onRequest: Verification },
  opened: Answer,
  read: readonly Reading[],
  known: readonly Reading[],
): Promise<void> {
  const source = sourceOf(opened)
  if (source === undefined || opened.at(full) === undefined) return
  const alike = read.filter(
    ({ answer }) => sourceOf(answer) === source && answer.at(masked) === opened.at(masked),
  )
  for (const transactionId of otherKinds(alike, known)) {
    const order = { path: { transactionId }, query: { unmasked: true } }
    const one = await customer.send('getTransaction', order)
    const told = 'the full number, as of other transactions from the account'
    // The owner of the account may have to log in again.
    if (one.status === 200)
      onRequest(one, opened).tells(full, told, (number) => number !== undefined)
  }
}
