import { absoluteTime, isTimeSpan } from '../../src/scenario/index.js'
import { mayCarryTry, missingBalances, nextTry, retryTime } from './incomplete-answer.js'
import { scenario } from './scenario.js'

export default scenario('An incomplete balance comes when it is asked for again', {
  verifies: [
    'accounts.balances.incomplete-answer',
    'accounts.balances.incomplete-marked',
    'accounts.balances.retry-after-absolute',
    'accounts.balances.retry-count-carried',
    'accounts.balances.retry-completes',
  ],
  async steps({ customer, fixtures, given, verify, undecided, waitUntil, now, giveUp }) {
    const late = await fixtures.incompleteAtFirst()
    const other = await fixtures.accountToAskFor()
    const accounts = [...new Set([other, late])]
    const query = { accounts }
    const first = await customer.send('listAccountBalances', { query })
    given(first).status(200, 202)
    const finished = first.items.find(({ id }) => id === late)?.['incomplete'] === false
    if (first.status === 200 && finished) giveUp('The balance was complete at once.')
    const [named] = await fixtures.allNamed('incompleteAtFirst')
    // An account that was found by its 202 cannot show that an incomplete balance makes a 202.
    if (named === undefined)
      undecided(
        'accounts.balances.incomplete-answer',
        'Which balances are incomplete is for the owner of the target to say.',
        {
          remedy: 'fixtures.accounts.incompleteAtFirst',
        },
      )
    else verify('accounts.balances.incomplete-answer', first).status(202)
    if (first.status !== 202) return

    const missing = missingBalances(first, accounts)
    const marked = missing.kind === 'shown' ? missing.marked : []
    if (missing.kind === 'not shown')
      undecided(
        'accounts.balances.incomplete-marked',
        'The answer does not show a balance for each account: what it shows is left open.',
      )
    else
      verify('accounts.balances.incomplete-marked', first).that({
        holds: named === undefined ? marked.length > 0 : marked.includes(named),
        expected: `incomplete true for ${named ?? accounts.join(' or ')}`,
        actual: `incomplete true for ${marked.join(', ') || 'no account'}`,
        pointer: '/items',
      })

    const retryAfter = first.header('Retry-After')
    if (retryAfter === undefined) return giveUp('The target does not invite to try again.')
    if (absoluteTime(retryAfter) !== undefined || isTimeSpan(retryAfter))
      verify('accounts.balances.retry-after-absolute', first).header(
        'Retry-After',
        'an absolute time',
        (value) => !isTimeSpan(value),
      )
    else
      undecided(
        'accounts.balances.retry-after-absolute',
        `Retry-After has a format that Assay cannot read, and which one is left open: ${retryAfter}`,
      )
    const retryCount = nextTry(first)
    if (retryCount === undefined && mayCarryTry(first))
      return giveUp('Which number of the answer is that of the next try cannot be told.')
    verify('accounts.balances.retry-count-carried', first).that({
      holds: retryCount !== undefined,
      expected: 'the number of the next try, from 1 to 10',
      actual: first.text.slice(0, 200),
    })
    if (retryCount === undefined) return
    if (!(await waitUntil(retryTime(first, now()) ?? 0)))
      giveUp('The target asks to wait longer than this run may.')

    const again = marked.length > 0 ? marked : [late]
    const second = await customer.send('listAccountBalances', {
      query: { accounts: again, retryCount },
    })
    if (second.status === 503) giveUp('By then the banking core could not supply the balance.')
    verify('accounts.balances.retry-completes', second).status(200, 202)
    if (second.status === 200)
      verify('accounts.balances.retry-completes', second).items('id').include(again)
  },
})
