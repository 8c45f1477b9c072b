import type { Answer, Sender, Verification } from '../../../../src/scenario/index.js'

/**
 * Judges that the pending list of a check number that no check has, or of a range of such, holds nothing; the bank may
 * refuse it as well. One that is too large for four bytes is not what would be left of it there.
 */
export async function judgeNone(
  customer: Sender,
  verify: Verification,
  number: number | string,
): Promise<Answer> {
  const query = { checkNumber: String(number) }
  const answer = await customer.send('getPendingTransactions', { query })
  if (answer.status === 200) verify(answer).isExactly([])
  return answer
}
