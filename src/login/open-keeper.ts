import type { Clock } from '../exchange/clock.js'
import type { Header } from '../exchange/exchange.js'
import type { Renewal } from '../exchange/renewal.js'
import type { Login, Tokens } from '../target/auth/login.js'
import { renewTokens } from './ask-for-tokens.js'
import { type Authority, findAuthority } from './authority.js'
import { hasEnded, isDue } from './due.js'
import { keyOfWay } from './key-of-way.js'
import { LoginError } from './login-error.js'
import type { LoginStore } from './login-store.js'

interface KeeperParts {
  readonly logins: readonly Login[]
  readonly target: string
  /** That the profile names. */
  readonly origins: readonly string[]
  readonly store: LoginStore
  readonly clock: Clock
  /** Absent where an actor has none. */
  apiKeyOf(actor: Login['actor']): string | undefined
  /** Is told each new token before it is sent anywhere. */
  learn(secret: string, login: Login): void
  /** A log-in ended and cannot be renewed: whatever is sent from now on shows nothing. */
  onLost(error: LoginError): void
  /** New tokens could not be kept for the next run. */
  onUnsaved(message: string): void
}

/** The log-ins of a run, kept alive. */
export interface Keeper extends Renewal {
  /**
   * Renews what is due before anything is sent.
   *
   * @throws LoginError when that cannot be done
   */
  begin(): Promise<void>
}

interface Session {
  login: Login
  /** Every access token that this log-in had. */
  readonly known: Set<string>
  renewing?: Promise<void>
  /** Milliseconds since 1970; not tried again before, where the server could not be asked. */
  notBefore: number
  lost?: LoginError
  readonly inVain: Set<string>
}

/** Milliseconds after which an authorization server that could not be reached is asked again. */
const pause = 5000
/** Questions for which a token was renewed, and that were refused all the same: then it is not the token. */
const mostInVain = 5

/** Keeps the tokens of log-ins good: each is renewed by one request at a time, and kept for the next run at once. */
export function openKeeper(parts: KeeperParts): Keeper {
  const { store, clock, target, origins } = parts
  const authorities = new Map<string, Promise<Authority>>()
  const sessions = parts.logins.map<Session>((login) => ({
    login,
    known: new Set([login.tokens.access]),
    notBefore: 0,
    inVain: new Set(),
  }))

  const authorityOf = ({ way }: Login): Promise<Authority> => {
    const key = keyOfWay(way)
    const found = authorities.get(key) ?? findAuthority(way, origins)
    authorities.set(key, found)
    // One that could not be asked is asked again next time.
    found.catch(() => authorities.delete(key))
    return found
  }

  const adopt = (session: Session, tokens: Tokens): void => {
    const login = { ...session.login, tokens }
    for (const secret of [tokens.access, tokens.refresh, tokens.id])
      if (secret !== undefined) parts.learn(secret, login)
    session.login = login
    session.known.add(tokens.access)
  }

  const renew = async (session: Session): Promise<void> => {
    const { login } = session
    const way = keyOfWay(login.way)
    const isIts = (one: { target: string; actor: string; way: string }): boolean =>
      one.target === target && one.actor === login.actor && one.way === way
    await store.alone(async () => {
      // Another run may have renewed it meanwhile; what it was given in turn is good, and ours is not any more.
      const kept = store.read().find(isIts)?.tokens
      if (kept && kept.access !== login.tokens.access && !isDue(kept, clock.now()))
        return adopt(session, kept)
      const { refresh } = kept ?? login.tokens
      if (refresh === undefined)
        throw new LoginError('no refresh token was given out for it', 'Log in anew.', true)
      const old = { ...login.tokens, refresh }
      const tokens = await renewTokens(await authorityOf(login), old, clock.now())
      adopt(session, tokens)
      try {
        store.change((all) => [
          ...all.filter((one) => !isIts(one)),
          { target, actor: login.actor, way, tokens },
        ])
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        parts.onUnsaved(`the new tokens of ${login.actor} could not be kept: ${why}`)
      }
      return undefined
    })
  }

  /** @returns whether it has a token that may be sent */
  const renewOnce = (session: Session): Promise<void> => {
    session.renewing ??= renew(session)
      .catch((error: unknown) => {
        const known = error instanceof LoginError
        const { login } = session
        if (known && !error.refused && !hasEnded(login.tokens, clock.now())) {
          session.notBefore = clock.now() + pause
          return
        }
        const [because = ''] = error instanceof Error ? error.message.split('\n') : [String(error)]
        session.lost = new LoginError(
          `the log-in of ${login.actor} ended and could not be renewed: ${because}`,
          `Log in again: assay login ${login.actor}`,
          true,
        )
        throw session.lost
      })
      .finally(() => delete session.renewing)
    return session.renewing
  }

  const sessionIn = (
    headers: readonly Header[],
  ): { session: Session; token: string } | undefined => {
    if (sessions.length === 0) return undefined
    const value = headers.find(([name]) => name.toLowerCase() === 'authorization')?.[1]
    const token = value === undefined ? undefined : /^bearer +(\S+)$/i.exec(value)?.[1]
    if (token === undefined) return undefined
    const session = sessions.find(({ known }) => known.has(token))
    return session && { session, token }
  }

  const current = (headers: readonly Header[], { session, token }: Found): readonly Header[] => {
    const { access } = session.login.tokens
    if (access === token) return headers
    return headers.map(([name, value]) =>
      name.toLowerCase() === 'authorization' ? [name, value.replace(token, access)] : [name, value],
    )
  }

  const lose = (error: unknown): never => {
    if (error instanceof LoginError) parts.onLost(error)
    throw error
  }

  return {
    async begin() {
      for (const session of sessions)
        if (isDue(session.login.tokens, clock.now())) await renewOnce(session)
    },
    async fresh(headers) {
      const found = sessionIn(headers)
      if (found === undefined) return headers
      const { session } = found
      const now = clock.now()
      // Whoever puts things back when the run has ended is not held up again.
      const due = isDue(session.login.tokens, now) && now >= session.notBefore
      if (due && session.lost === undefined) await renewOnce(session).catch(lose)
      return current(headers, found)
    },
    async afterRefusal(headers, wanted) {
      const found = sessionIn(headers)
      if (found === undefined) return undefined
      const { session, token } = found
      // Whoever began to renew it ends the run if that fails.
      await session.renewing?.catch(() => undefined)
      const { access, refresh } = session.login.tokens
      // Somebody else was quicker: what was refused is an old one.
      if (access !== token) return current(headers, found)
      const key = headers.find(([name]) => name.toLowerCase() === 'api-key')?.[1]
      const isWhole = key === parts.apiKeyOf(session.login.actor)
      const { inVain, lost } = session
      if (!isWhole || lost !== undefined || refresh === undefined) return undefined
      if (inVain.has(wanted) || inVain.size >= mostInVain) return undefined
      inVain.add(wanted)
      await renewOnce(session).catch(lose)
      return session.login.tokens.access === token ? undefined : current(headers, found)
    },
    worked(headers, wanted) {
      sessionIn(headers)?.session.inVain.delete(wanted)
    },
  }
}

type Found = { readonly session: Session; readonly token: string }
