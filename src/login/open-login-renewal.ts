import type { Clock } from '../exchange/clock.js'
import type { Header } from '../exchange/exchange.js'
import type { Renewal } from '../exchange/renewal.js'
import type { Login } from '../target/auth/login.js'
import { type Authority, findAuthority } from './authority.js'
import { keyOfWay } from './key-of-way.js'
import { LoginError } from './login-error.js'
import type { LoginStore } from './login-store.js'
import { openSession, type Session } from './open-session.js'

interface KeeperParts {
  readonly logins: readonly Login[]
  /** Base URL of the target. */
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
export interface LoginRenewal extends Renewal {
  /**
   * Renews what is due before anything is sent.
   *
   * @throws LoginError when that cannot be done
   */
  begin(): Promise<void>
}

interface Found {
  readonly session: Session
  readonly token: string
  /** Questions for which the token was renewed, and that were refused all the same. */
  readonly inVain: Set<string>
}

/** After so many it is not the token. */
const mostInVain = 5

/** Keeps the tokens of log-ins good, and kept for the next run. */
export function openLoginRenewal(parts: KeeperParts): LoginRenewal {
  const authorities = new Map<string, Promise<Authority>>()
  const authorityOf = ({ way }: Login): Promise<Authority> => {
    const key = keyOfWay(way)
    const found = authorities.get(key) ?? findAuthority(way, parts.origins)
    authorities.set(key, found)
    // One that could not be asked is asked again next time.
    found.catch(() => authorities.delete(key))
    return found
  }
  const sessions = parts.logins.map((login) => ({
    session: openSession(login, { ...parts, authorityOf }),
    inVain: new Set<string>(),
  }))

  const findIn = (headers: readonly Header[]): Found | undefined => {
    const value = headerOf(headers, 'authorization')
    const token = value === undefined ? undefined : /^bearer +(\S+)$/i.exec(value)?.[1]
    if (token === undefined) return undefined
    const found = sessions.find(({ session }) => session.knows(token))
    return found && { ...found, token }
  }

  const current = (headers: readonly Header[], { session, token }: Found): readonly Header[] => {
    const { access } = session.login().tokens
    if (access === token) return headers
    return headers.map(([name, value]) =>
      isNamed(name, 'authorization') ? [name, value.replace(token, () => access)] : [name, value],
    )
  }

  const renew = async (session: Session): Promise<void> => {
    try {
      await session.renew()
    } catch (error) {
      if (error instanceof LoginError) parts.onLost(error)
      throw error
    }
  }

  return {
    async begin() {
      for (const { session } of sessions) if (session.isDue()) await session.renew()
    },
    async fresh(headers) {
      const found = findIn(headers)
      if (found === undefined) return headers
      if (found.session.isDue()) await renew(found.session)
      return current(headers, found)
    },
    async afterRefusal(headers, wanted) {
      const found = findIn(headers)
      if (found === undefined) return undefined
      const { session, token, inVain } = found
      await session.settled()
      const { actor, tokens } = session.login()
      // Another process was quicker: what was refused is an old one.
      if (tokens.access !== token) return current(headers, found)
      const isWhole = headerOf(headers, 'api-key') === parts.apiKeyOf(actor)
      if (!isWhole || session.isLost() || tokens.refresh === undefined) return undefined
      if (inVain.has(wanted) || inVain.size >= mostInVain) return undefined
      inVain.add(wanted)
      await renew(session)
      return session.login().tokens.access === token ? undefined : current(headers, found)
    },
    worked(headers, wanted) {
      findIn(headers)?.inVain.delete(wanted)
    },
  }
}

const isNamed = (name: string, wanted: string): boolean => name.toLowerCase() === wanted

const headerOf = (headers: readonly Header[], wanted: string): string | undefined =>
  headers.find(([name]) => isNamed(name, wanted))?.[1]
