import { askToLogIn } from '../../src/login/ask-to-log-in.js'
import { redeemAnswer } from '../../src/login/redeem-answer.js'
import { findAuthority } from '../../src/login/authority.js'
import { keyOfWay } from '../../src/login/key-of-way.js'
import { listenForAnswer } from '../../src/login/listen-for-answer.js'
import { openLoginStore } from '../../src/login/login-store.js'
import type { ServedBank } from '../../src/reference/serve-bank.js'
import type { Way } from '../../src/target/auth/auth.js'
import type { Login } from '../../src/target/auth/login.js'
import { logInByForm } from './plain-browser.js'

/** The way to log in at a bank, by its endpoints or by discovery. */
export const wayTo = ({ baseUrl }: ServedBank, kind: Way['server']['kind'] = 'endpoints'): Way => ({
  server:
    kind === 'discovery'
      ? { kind, url: `${baseUrl}/.well-known/openid-configuration` }
      : {
          kind,
          authorizationUrl: `${baseUrl}/auth/oauth2/authorize`,
          tokenUrl: `${baseUrl}/auth/oauth2/token`,
        },
  clientId: 'assay',
  scopes: ['banking/read'],
})

/** Logs the customer in, as the command does, by a browser without a window. */
export async function logInAt(
  bank: ServedBank,
  kind?: Way['server']['kind'],
  now = Date.now(),
  clientSecret?: Way['clientSecret'],
): Promise<Login> {
  const way = { ...wayTo(bank, kind), clientSecret }
  const authority = await findAuthority(way, [bank.origin])
  const listener = await listenForAnswer(0)
  try {
    const question = await askToLogIn(authority, listener.redirectUri, way.scopes)
    const answered = listener.answer(AbortSignal.timeout(60_000))
    const [answer] = await Promise.all([answered, logInByForm(question.address, 'customer')])
    const { tokens } = await redeemAnswer(authority, question, answer, now)
    return { actor: 'customer', way, tokens }
  } finally {
    await listener.close()
  }
}

/** Keeps a log-in in a file, as the command does. */
export function keep(path: string, { baseUrl }: ServedBank, login: Login) {
  const store = openLoginStore(path)
  const { actor, way, tokens } = login
  store.change(() => [{ target: baseUrl, actor, way: keyOfWay(way), tokens }])
  return store
}
