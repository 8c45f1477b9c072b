import { absoluteTime } from '../../src/scenario/index.js'
import { missingBalances, nextTry } from './incomplete-answer.js'
import { scenario } from './scenario.js'

export default scenario('An incomplete balance comes when it is asked for again', {
  verifies: [
    'accounts.balances.incomplete-answer',
    'accounts.balances.incomplete-marked',
    'accounts.balances.retry-after-absolute',
    'accounts.balances.retry-count-carried',
    'accounts.balances.retry-completes',
  ],
  async steps({ customer, fixtures, assume, verify, undecided, waitUntil, giveUp }) {
    const late = await fixtures.incompleteAtFirst()
    const ready = await fixtures.accountWithBalance()
    const query = { accounts: [ready, late] }
    const first = await customer.send('listAccountBalances', { query })
    assume(first).status(200, 202)
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

    const missing = missingBalances(first, [late])
    if (missing.kind === 'not shown')
      undecided(
        'accounts.balances.incomplete-marked',
        'The answer does not list balances as a 200 does.',
      )
    else
      verify('accounts.balances.incomplete-marked', first).that({
        holds: missing.marked.includes(late),
        expected: `incomplete true for ${late}`,
        actual: `incomplete true for ${missing.marked.join(', ') || 'no account'}`,
        pointer: '/items',
      })

    const retryAfter = first.header('Retry-After')
    if (retryAfter === undefined) return giveUp('The target does not invite to try again.')
    verify('accounts.balances.retry-after-absolute', first).header(
      'Retry-After',
      'an absolute time',
      (value) => absoluteTime(value) !== undefined,
    )
    const retryCount = nextTry(first)
    verify('accounts.balances.retry-count-carried', first).that({
      holds: retryCount !== undefined,
      expected: 'the number of the next try, from 1 to 10',
      actual: first.text,
    })
    if (retryCount === undefined) return
    if (!(await waitUntil(absoluteTime(retryAfter) ?? 0)))
      giveUp('The target asks to wait longer than this run may.')

    const again = { accounts: [late], retryCount }
    const second = await customer.send('listAccountBalances', { query: again })
    verify('accounts.balances.retry-completes', second).status(200, 202)
    if (second.status === 200)
      verify('accounts.balances.retry-completes', second).items('id').include([late])
  },
})
