import * as oauth from 'oauth4webapi'
import type { LoginRecord } from '../terms/login-record.js'
import { askToLogIn } from './ask-to-log-in.js'
import { findAuthority } from './authority.js'
import { completeLogin } from './complete-login.js'
import { LoginError } from './login-error.js'

/** A bank of our own, in this process. */
interface OwnBank {
  fetch(request: Request): Promise<Response>
}

interface Client {
  /** Of the bank. */
  readonly baseUrl: string
  readonly clientId: string
  readonly password: string
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/** Where no browser is to go. */
const redirectUri = 'http://127.0.0.1:1/answer'

/**
 * Logs the customer in at a bank of our own, past all browsers and networks, and tells what the bank did.
 *
 * @throws LoginError when the bank refuses, or answers with nothing that can be used
 */
export async function logInAtBank(
  { fetch }: OwnBank,
  { baseUrl, clientId, password, clock }: Client,
): Promise<LoginRecord> {
  const server = {
    kind: 'endpoints',
    authorizationUrl: `${baseUrl}/auth/oauth2/authorize`,
    tokenUrl: `${baseUrl}/auth/oauth2/token`,
  } as const
  const found = await findAuthority({ server, clientId, scopes: [] }, [new URL(baseUrl).origin])
  const options = {
    ...found.options,
    [oauth.customFetch]: (url: string, { method, headers, body }: RequestInit) =>
      fetch(new Request(url, { method, headers, body: String(body ?? '') })),
  }
  const question = await askToLogIn(found, redirectUri, [])
  const form = new URL(question.address).searchParams
  form.set('user', 'customer')
  form.set('password', password)
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  }
  const { headers } = await fetch(new Request(question.address, sent))
  const answer = headers.get('location')
  if (answer === null) throw new LoginError('the bank did not lead back', 'Look at its page.')
  const complete = await completeLogin({ ...found, options }, question, new URL(answer), clock)
  return { actor: 'customer', ...complete.record }
}
