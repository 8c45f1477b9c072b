import type { Tokens } from '../target/auth/login.js'
import type { LoginRecord } from '../terms/login-record.js'
import type { PendingLogin } from './ask-to-log-in.js'
import { isAcceptedCode, redeemAnswer } from './redeem-answer.js'
import { renewTokens } from './renew-tokens.js'
import type { Authority } from './authority.js'
import { LoginError } from './login-error.js'

/** What came of a log-in. */
export interface CompleteLogin {
  readonly tokens: Tokens
  readonly record: Omit<LoginRecord, 'actor' | 'interfaces'>
}

/**
 * Exchanges the code of an answer for tokens, and sees what the server is like: the refresh token is used at once, so
 * that one that is of no use is known before a run needs it, and a code that was made up is to be refused.
 *
 * @param answer the address to which the browser was sent back
 * @param clock milliseconds since 1970
 * @throws LoginError when the answer is not one to this question, or the server refuses it
 */
export async function completeLogin(
  authority: Authority,
  question: PendingLogin,
  answer: URL,
  clock: () => number,
): Promise<CompleteLogin> {
  const now = clock()
  const redeemed = await redeemAnswer(authority, question, answer, now)
  const { tokens, renewal } = await renewOnce(authority, redeemed.tokens, clock)
  const accepted = await isAcceptedCode(authority, question, answer)
  return {
    tokens,
    record: {
      at: new Date(now).toISOString(),
      members: redeemed.members,
      ...(renewal !== undefined && { renewal }),
      madeUpCode: accepted === undefined ? 'unanswered' : accepted ? 'accepted' : 'refused',
    },
  }
}

async function renewOnce(
  authority: Authority,
  tokens: Tokens,
  clock: () => number,
): Promise<Pick<CompleteLogin, 'tokens'> & Pick<LoginRecord, 'renewal'>> {
  const { refresh, ...others } = tokens
  if (refresh === undefined) return { tokens }
  try {
    return {
      tokens: await renewTokens(authority, { ...others, refresh }, clock()),
      renewal: 'renewed',
    }
  } catch (error) {
    const wasRefused = error instanceof LoginError && error.refused
    return wasRefused ? { tokens: others, renewal: 'refused' } : { tokens, renewal: 'unanswered' }
  }
}
