import { statSync } from 'node:fs'
import { readTextFile } from '../bounds/read-text-file.js'
import type { Login } from '../target/auth/login.js'
import { LoginError } from './login-error.js'
import { takeLock } from './take-lock.js'
import { writePrivately } from './write-privately.js'

/** A log-in as it is kept. */
export interface KeptLogin {
  /** Base URL of the target that the tokens are for; they go to no other. */
  readonly target: string
  readonly actor: string
  /** What the way to log in comes to: see `keyOfWay`. */
  readonly way: string
  readonly tokens: Login['tokens']
  readonly record?: Login['record']
}

/** A secret of the client application, by the environment variable that it stands for. */
export interface KeptSecret {
  /** Base URL of the target that it is for. */
  readonly target: string
  readonly variable: string
  readonly value: string
}

/** The file in which tokens are kept, for its owner alone. */
export interface LoginStore {
  readonly path: string
  /** @throws LoginError when the file is damaged, or others may read it */
  read(): readonly KeptLogin[]
  /** @throws LoginError as `read` does */
  secrets(): readonly KeptSecret[]
  /** Changes the secrets that are kept. */
  changeSecrets(edit: (kept: readonly KeptSecret[]) => readonly KeptSecret[]): void
  /** Changes what is kept. What others write meanwhile is not lost, as far as they hold `alone`. */
  change(edit: (kept: readonly KeptLogin[]) => readonly KeptLogin[]): void
  /** Does something while no other process does it, within bounds. */
  alone<T>(work: () => Promise<T>): Promise<T>
}

const mostBytes = 4 * 1024 * 1024
const isWindows = process.platform === 'win32'

/** Opens the file of log-ins; there need be none. */
export function openLoginStore(path: string): LoginStore {
  const read = (): Kept => {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats === undefined) return { logins: [], secrets: [] }
    if (!isWindows && (stats.mode & 0o077) !== 0)
      throw new LoginError(
        `${path} holds tokens, and others than its owner may read it`,
        `Take that away: chmod 600 ${path}`,
      )
    const kept = parse(readTextFile(path, mostBytes))
    if (kept !== undefined) return kept
    throw new LoginError(`${path} is damaged`, 'Remove it, and log in again.')
  }
  const write = (kept: Kept): void => writePrivately(path, JSON.stringify({ version: 1, ...kept }))
  return {
    path,
    read: () => read().logins,
    secrets: () => read().secrets,
    change(edit) {
      const { logins, secrets } = read()
      write({ logins: edit(logins), secrets })
    },
    changeSecrets(edit) {
      const { logins, secrets } = read()
      write({ logins, secrets: edit(secrets) })
    },
    alone: async (work) => {
      const release = await takeLock(`${path}.lock`)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}

interface Kept {
  readonly logins: readonly KeptLogin[]
  readonly secrets: readonly KeptSecret[]
}

function parse(text: string): Kept | undefined {
  try {
    const { version, logins, secrets = [] } = JSON.parse(text)
    const areTexts = (...parts: readonly unknown[]): boolean =>
      parts.every((part) => typeof part === 'string')
    const isLogin = ({ target, actor, way, tokens }: KeptLogin): boolean =>
      areTexts(target, actor, way, tokens.access)
    const isSecret = ({ target, variable, value }: KeptSecret): boolean =>
      areTexts(target, variable, value)
    const isWhole = version === 1 && Array.isArray(logins) && Array.isArray(secrets)
    return isWhole && logins.every(isLogin) && secrets.every(isSecret)
      ? { logins, secrets }
      : undefined
  } catch {
    return undefined
  }
}
