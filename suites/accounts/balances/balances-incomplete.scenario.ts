import {
  absoluteTime,
  type Answer,
  isTimeSpan,
  type Verification,
} from '../../../src/scenario/index.js'
import { mayCarryTry, missingBalances, nextTry, retryTime } from '../shared/incomplete-answer.js'
import { givenSupplied } from './shared/given-supplied.js'
import { scenario } from '../shared/scenario.js'

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
    const accounts = [...new Set([other, late])]
    const query = { accounts }
    const first = await customer.send('listAccountBalances', { query })
    given(first).status(200, 202)
    const finished = first.items.find(({ id }) => id === late)?.['incomplete'] === false
    if (first.status === 200 && finished)
      giveUp('The balance was complete at once.', 'fixtures.accounts.incompleteAtFirst')
    const [named] = await fixtures.allNamed('incompleteAtFirst')
    // An account that was found by its 202 cannot show that an incomplete balance makes a 202.
    if (named === undefined)
      verify.incompleteAnswer.undecided(
        'Only the owner of the target can say which balances are incomplete.',
        { remedy: 'fixtures.accounts.incompleteAtFirst' },
      )
    else verify.incompleteAnswer(first).status(202)
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
    const retryCount = nextTry(first)
    if (retryCount === undefined && mayCarryTry(first))
      return giveUp(
        'Several members of the answer may be the number of the next try.',
        'let one member alone be the number of the next try',
      )
    verify.retryCountCarried(first).that({
      holds: retryCount !== undefined,
      expected: 'the number of the next try, from 1 to 10',
      actual: first.text.slice(0, 200),
    })
    if (retryCount === undefined) return
    await waitUntil(retryTime(first, now()) ?? 0)

    const again = marked.length > 0 ? marked : [late]
    const second = await customer.send('listAccountBalances', {
      query: { accounts: again, retryCount },
    })
    givenSupplied({ giveUp }, second)
    verify.retryCompletes(second).status(200, 202)
    if (second.status === 200) verify.retryCompletes(second).holds(again)
  },
})

/**
 * The balances of an incomplete answer that are not there yet are marked as such.
 *
 * @param named the account that the profile says is one of them
 * @returns the accounts whose balances are marked
 */
function judgeMarks(
  verify: Verification,
  answer: Answer,
  accounts: readonly string[],
  named: string | undefined,
): readonly string[] {
  const missing = missingBalances(answer, accounts)
  if (missing.kind === 'not shown') {
    verify.undecided(
      'The answer does not show a balance for each account: what it shows is left open.',
      { remedy: 'let the answer show a balance for each account' },
    )
    return []
  }
  const { marked } = missing
  verify(answer).tells('/items', `incomplete true for ${named ?? accounts.join(' or ')}`, () =>
    named === undefined ? marked.length > 0 : marked.includes(named),
  )
  return marked
}

/** Which format an absolute time has is left open. */
function judgeRetryAfter(verify: Verification, answer: Answer): void {
  const told = answer.header('Retry-After') ?? ''
  if (absoluteTime(told) !== undefined || isTimeSpan(told))
    verify(answer).header('Retry-After', 'an absolute time', (value) => !isTimeSpan(value))
  else
    verify.undecided(
      `Retry-After has a format that Assay cannot read, and the contract does not say which one it has: ${told}`,
      { remedy: 'let Retry-After be a date and time of HTTP or of RFC 3339' },
    )
}
