import type { Answer, Verification } from '../../../../src/scenario/index.js'

/**
 * Judges that an incomplete balance makes a 202. An account that was found by its 202 cannot show that.
 *
 * @param named the account whose balance the profile says is incomplete
 */
export function judgeIncomplete(
  verify: Verification,
  answer: Answer,
  named: string | undefined,
): void {
  if (named === undefined)
    verify.undecided('Only the owner of the target can say which balances are incomplete.', {
      remedy: 'fixtures.accounts.incompleteAtFirst',
    })
  else verify(answer).status(202)
}
