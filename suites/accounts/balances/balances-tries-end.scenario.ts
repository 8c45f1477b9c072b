import { type Answer, nextTry, type Stage } from '../../../src/scenario/index.js'
import { retryTime } from '../shared/retry-time.js'
import { scenario } from '../shared/scenario.js'

const mostTries = 10
/** How many tries in a row the target may answer without counting them. */
const mostUncounted = 3
/** Milliseconds by which two clocks may differ though their seconds are the same. */
const clocksDiffer = 1000

export default scenario('After the last try that is allowed, an answer has no Retry-After', {
  verifies: { triesEnd: 'accounts.balances.tries-end' },
  async steps(stage) {
    const { fixtures, given, assume, verify, giveUp } = stage
    for (const account of await fixtures.mayStayIncomplete()) {
      const last = await tryToTheEnd(stage, account)
      // The balance was complete after all: where it had been incomplete, it is there.
      if (last.status === 200) {
        const wasIncomplete = new URL(last.url).searchParams.has('retryCount')
        if (wasIncomplete) assume(last, 'accounts.balances.all-requested').holds([account])
        continue
      }
      given(last).status(202)
      verify.triesEnd(last).noHeader('Retry-After')
      return
    }
    giveUp(
      'It needs an account whose balance stays incomplete.',
      'fixtures.accounts.alwaysIncomplete',
    )
  },
})

/** Asks for one balance as often as the target invites to. */
async function tryToTheEnd(stage: Stage, account: string): Promise<Answer> {
  const accounts = [account]
  const first = await stage.customer.send('listAccountBalances', { query: { accounts } })
  if (first.status === 202 && first.header('Retry-After') === undefined)
    stage.giveUp(
      'The first incomplete answer has no Retry-After, so no further try is asked for.',
      'let an incomplete answer carry Retry-After',
    )
  return tryAsLongAsInvited(stage, first, (retryCount) =>
    stage.customer.send('listAccountBalances', { query: { accounts, retryCount } }),
  )
}

/**
 * Tries again at the time given, as often as the target counts it as a try.
 *
 * @returns the answer to the last try
 */
async function tryAsLongAsInvited(
  { given, giveUp, waitUntil, now }: Pick<Stage, 'given' | 'giveUp' | 'waitUntil' | 'now'>,
  first: Answer,
  tryAgain: (retryCount: number) => Promise<Answer>,
): Promise<Answer> {
  let balances = first
  let retryCount: number | undefined
  let [tries, uncounted] = [0, 0]
  while (tries < mostTries) {
    if (balances.status === 200) return balances
    given(balances).status(202)
    if (balances.header('Retry-After') === undefined) return balances
    const next = nextTry(balances)
    if (next === undefined)
      return giveUp(
        'No number of the incomplete answer is that of the next try.',
        'let an incomplete answer carry the number of the next try',
      )
    // The same number again: the try was not counted, perhaps as it came too early by the target's clock.
    const isCounted = next !== retryCount
    if (isCounted) tries += 1
    uncounted = isCounted ? 0 : uncounted + 1
    if (uncounted > mostUncounted) return balances
    retryCount = next
    const time = (retryTime(balances, now()) ?? 0) + (isCounted ? 0 : clocksDiffer)
    await waitUntil(time)
    balances = await tryAgain(retryCount)
  }
  return balances
}
