import { type Answer, nextTry, type Stage } from '../../../../src/scenario/index.js'
import { retryTime } from '../../shared/retry-time.js'
import { missingBalances } from './missing-balances.js'

const mostTries = 10

/**
 * Asks for balances and, while some are incomplete, for these again at the time given, as a client is
 * told to, until all are there or the service invites no further try.
 *
 * @returns the last answer, and the accounts that it was about
 */
export async function completeBalances(
  { customer, waitUntil, now }: Pick<Stage, 'customer' | 'waitUntil' | 'now'>,
  accounts: readonly string[],
): Promise<{ readonly balances: Answer; readonly asked: readonly string[] }> {
  let asked = accounts
  let balances = await customer.send('listAccountBalances', { query: { accounts } })
  for (let tries = 0; tries < mostTries && balances.status === 202; tries += 1) {
    const retryCount = nextTry(balances)
    const time = retryTime(balances, now())
    if (retryCount === undefined || time === undefined) break
    await waitUntil(time)
    const missing = missingBalances(balances, asked)
    if (missing.kind === 'shown' && missing.marked.length > 0) asked = missing.marked
    const query = { accounts: asked, retryCount }
    balances = await customer.send('listAccountBalances', { query })
  }
  return { balances, asked }
}
