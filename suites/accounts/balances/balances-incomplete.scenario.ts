import { retryTime } from '../shared/retry-time.js'
import { scenario } from '../shared/scenario.js'
import { givenSupplied } from './shared/given-supplied.js'
import { hasAmounts } from './shared/has-amounts.js'
import { judgeIncomplete } from './shared/judge-incomplete.js'
import { judgeMarks } from './shared/judge-marks.js'
import { judgeRetryAfter } from './shared/judge-retry-after.js'
import { judgeRetryCount } from './shared/judge-retry-count.js'

export default scenario('An incomplete balance is completed when it is requested again', {
  verifies: {
    incompleteAnswer: 'accounts.balances.incomplete-answer',
    incompleteMarked: 'accounts.balances.incomplete-marked',
    retryAfterAbsolute: 'accounts.balances.retry-after-absolute',
    retryCountCarried: 'accounts.balances.retry-count-carried',
    retryCompletes: {
      requirement: 'accounts.balances.retry-completes',
      after: 'retryCountCarried',
    },
  },
  async steps({ customer, fixtures, given, verify, waitUntil, now, giveUp }) {
    const late = await fixtures.incompleteAtFirst()
    const other = await fixtures.accountToAskFor()
    const [named, another = late] = await fixtures.allNamed('incompleteAtFirst')
    const accounts = [...new Set([other, late, another])]
    const query = { accounts }
    const first = await customer.send('listAccountBalances', { query })
    given(first).status(200, 202)
    const finished = first.items.find(({ id }) => id === late)?.['incomplete'] === false
    if (first.status === 200 && finished)
      giveUp('The balance was complete at once.', 'fixtures.accounts.incompleteAtFirst')
    judgeIncomplete(verify.incompleteAnswer, first, named)
    if (first.status !== 202)
      giveUp(
        `The status ${first.status} does not say that a balance is incomplete.`,
        'let an incomplete balance be answered with 202',
      )

    const marked = judgeMarks(verify.incompleteMarked, first, accounts, named)
    if (first.header('Retry-After') === undefined)
      return giveUp(
        'The incomplete answer has no Retry-After, so no further try is asked for.',
        'let an incomplete answer carry Retry-After',
      )
    judgeRetryAfter(verify.retryAfterAbsolute, first)
    const retryCount = judgeRetryCount({ giveUp }, verify.retryCountCarried, first)
    if (retryCount === undefined) return
    await waitUntil(retryTime(first, now()) ?? 0)

    // What is neither marked nor there is asked for as well: what it was then, a rule judges.
    const missing = [late, another].filter((id) => !hasAmounts(first, id))
    const due = [...new Set([...marked, ...missing])]
    const again = due.length > 0 ? due : [late]
    const second = await customer.send('listAccountBalances', {
      query: { accounts: again, retryCount },
    })
    givenSupplied({ giveUp }, second)
    verify.retryCompletes(second).status(200, 202)
    if (second.status === 200) verify.retryCompletes(second).holds(again)
  },
})
