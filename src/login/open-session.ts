import type { Clock } from '../exchange/clock.js'
import type { Login, Tokens } from '../target/auth/login.js'
import { renewTokens } from './renew-tokens.js'
import type { Authority } from './authority.js'
import { hasEnded, isDue } from './due.js'
import { keyOfWay } from './key-of-way.js'
import { LoginError } from './login-error.js'
import type { KeptLogin, LoginStore } from './login-store.js'

interface SessionParts {
  readonly target: string
  readonly store: LoginStore
  readonly clock: Clock
  authorityOf(login: Login): Promise<Authority>
  /** Is told each new token before it is sent anywhere. */
  learn(secret: string, login: Login): void
  /** New tokens could not be kept for the next run. */
  onUnsaved(message: string): void
}

/** A log-in of which the tokens change. */
export interface Session {
  login(): Login
  /** Whether it ever had this access token. */
  knows(token: string): boolean
  /** Whether its token is to be renewed before it is sent. */
  isDue(): boolean
  /** Whether it ended, and cannot be renewed. */
  isLost(): boolean
  /**
   * Renews it, unless a renewal is under way; then its tokens are used as well.
   *
   * @throws LoginError when it ended and cannot be renewed
   */
  renew(): Promise<void>
  /** Resolves when no renewal is under way any more, however it ended. */
  settled(): Promise<void>
}

/** Milliseconds after which an authorization server that could not be reached is asked again. */
const pause = 5000

/** Keeps a log-in alive: one request at a time, between all runs on this machine. */
export function openSession(begun: Login, parts: SessionParts): Session {
  const { target, store, clock } = parts
  const known = new Set([begun.tokens.access])
  const way = keyOfWay(begun.way)
  const isIts = (one: KeptLogin): boolean =>
    one.target === target && one.actor === begun.actor && one.way === way
  let login = begun
  let renewing: Promise<void> | undefined
  let notBefore = 0
  let lost = false

  const adopt = (tokens: Tokens): void => {
    for (const secret of [tokens.access, tokens.refresh, tokens.id])
      if (secret !== undefined) parts.learn(secret, { ...login, tokens })
    login = { ...login, tokens }
    known.add(tokens.access)
  }

  const ask = async (): Promise<void> => {
    // Another run may have renewed it meanwhile: what that was given is good, and ours is not any more.
    const kept = store.read().find(isIts)
    const isNews = kept !== undefined && kept.tokens.access !== login.tokens.access
    if (isNews && !isDue(kept.tokens, clock.now())) return adopt(kept.tokens)
    const { refresh } = kept?.tokens ?? login.tokens
    if (refresh === undefined)
      throw new LoginError('no refresh token was given out for it', 'Log in anew.', true)
    const authority = await parts.authorityOf(login)
    adopt(await renewTokens(authority, { ...login.tokens, refresh }, clock.now()))
    // An actor who was logged out meanwhile is not logged in again.
    if (kept !== undefined) save({ ...kept, tokens: login.tokens })
    return undefined
  }

  const save = (now: KeptLogin): void => {
    try {
      store.change((all) => [...all.filter((one) => !isIts(one)), now])
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      parts.onUnsaved(`the new tokens of ${login.actor} could not be kept: ${why}`)
    }
  }

  const fail = (error: unknown): void => {
    const wasRefused = error instanceof LoginError && error.refused
    if (!wasRefused && !hasEnded(login.tokens, clock.now())) {
      notBefore = clock.now() + pause
      return
    }
    lost = true
    const [because = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new LoginError(
      `the log-in of ${login.actor} ended and could not be renewed: ${because}`,
      `Log in again: npx assay login ${login.actor}`,
      true,
    )
  }

  return {
    login: () => login,
    knows: (token) => known.has(token),
    isDue() {
      const now = clock.now()
      const mayWait = now < notBefore && !hasEnded(login.tokens, now)
      return !lost && !mayWait && isDue(login.tokens, now)
    },
    isLost: () => lost,
    renew: () =>
      (renewing ??= store
        .alone(ask)
        .catch(fail)
        .finally(() => (renewing = undefined))),
    settled: async () => renewing?.catch(() => undefined),
  }
}
