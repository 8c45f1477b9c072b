import type { Stage } from '../stage/stage.js'
import { Undecided } from '../undecided.js'
import type { Verify } from './verification.js'

type Keys = 'flow' | 'returned' | 'renews'

/**
 * Verifies what Assay saw of the authorization server when an actor logged in. That was before the run: the answer to a
 * plain request with the token that came of it stands as evidence.
 *
 * @param operationId of a plain request
 */
export async function verifyLogIn(
  { customer, loginRecord, given, verify }: Stage & { readonly verify: Verify<Keys> },
  operationId: string,
): Promise<void> {
  const { actor, at, members, renewal, madeUpCode } = loginRecord()
  const answer = await customer.send(operationId)
  given(answer).statusIsNot(401)
  const when = `when ${actor} logged in at ${at}`
  if (madeUpCode === 'unanswered') again('The server did not answer to a code that was made up.')
  verify.flow(answer).that({
    holds: madeUpCode === 'refused',
    expected: `no access token for a code that was never given out, ${when}`,
    actual: 'an access token',
  })
  const isReturned = verify.returned(answer).that({
    holds: members.includes('refresh_token'),
    expected: `a refresh token beside the access token, ${when}`,
    actual: `an answer with ${members.join(', ')}`,
  })
  if (!isReturned) return
  if (renewal === 'unanswered') again('The server did not answer to its refresh token.')
  verify.renews(answer).that({
    holds: renewal === 'renewed',
    expected: `a new access token for the refresh token that was just given out, ${when}`,
    actual: 'a refusal',
  })
}

const again = (because: string): never => {
  throw new Undecided(because, { remedy: 'log in again: npx assay login' })
}
