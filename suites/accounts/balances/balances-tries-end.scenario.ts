import { nextTry, retryTime } from '../shared/incomplete-answer.js'
import { scenario } from '../shared/scenario.js'

const mostTries = 10
/** As often the target may take one try for the one before. */
const mostUncounted = 3
/** Milliseconds by which two clocks may differ though their seconds are the same. */
const clocksDiffer = 1000

export default scenario('When the tries are used up, Retry-After is left out', {
  verifies: { triesEnd: 'accounts.balances.tries-end' },
  async steps({ customer, fixtures, given, verify, waitUntil, now, giveUp }) {
    const accounts = [await fixtures.alwaysIncomplete()]
    let balances = await customer.send('listAccountBalances', { query: { accounts } })
    if (balances.status === 202 && balances.header('Retry-After') === undefined)
      giveUp('The target never invites to try again: no tries are used up.')
    let retryCount: number | undefined
    let uncounted = 0
    let tries = 0
    while (tries < mostTries) {
      if (balances.status === 200) giveUp('The balance was complete after all.')
      given(balances).status(202)
      const retryAfter = balances.header('Retry-After')
      if (retryAfter === undefined) break
      const next = nextTry(balances)
      if (next === undefined) return giveUp('The answer carries no number of the next try.')
      // The same number again: the try was not counted, perhaps as it came too early by the target's clock.
      const isCounted = next !== retryCount
      const margin = isCounted ? 0 : clocksDiffer
      if (isCounted) tries += 1
      uncounted = isCounted ? 0 : uncounted + 1
      if (uncounted > mostUncounted) break
      retryCount = next
      if (!(await waitUntil((retryTime(balances, now()) ?? 0) + margin)))
        giveUp('The target asks to wait longer than this run may.')
      const query = { accounts, retryCount }
      balances = await customer.send('listAccountBalances', { query })
    }
    if (balances.status === 200) giveUp('The balance was complete after all.')
    given(balances).status(202)
    verify.triesEnd(balances).noHeader('Retry-After')
  },
})
