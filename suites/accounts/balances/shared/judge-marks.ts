import type { Answer, Verification } from '../../../../src/scenario/index.js'
import { missingBalances } from './missing-balances.js'

/**
 * The balances of an incomplete answer that are not there yet are marked as such.
 *
 * @param named the account that the profile says is one of them
 * @returns the accounts whose balances are marked
 */
export function judgeMarks(
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
