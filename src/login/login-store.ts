import { statSync } from 'node:fs'
import { readTextFile } from '../bounds/read-text-file.js'
import type { Tokens } from '../target/auth/login.js'
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
  readonly tokens: Tokens
}

/** The file in which tokens are kept, for its owner alone. */
export interface LoginStore {
  readonly path: string
  /** @throws LoginError when the file is damaged, or others may read it */
  read(): readonly KeptLogin[]
  /** Changes what is kept. What others write meanwhile is not lost, as far as they hold `alone`. */
  change(edit: (kept: readonly KeptLogin[]) => readonly KeptLogin[]): void
  /** Does something while no other process does it, within bounds. */
  alone<T>(work: () => Promise<T>): Promise<T>
}

const mostBytes = 4 * 1024 * 1024
const isWindows = process.platform === 'win32'

/** Opens the file of log-ins; there need be none. */
export function openLoginStore(path: string): LoginStore {
  const read = (): readonly KeptLogin[] => {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats === undefined) return []
    if (!isWindows && (stats.mode & 0o077) !== 0)
      throw new LoginError(
        `${path} holds tokens, and others than its owner may read it`,
        `Take that away: chmod 600 ${path}`,
      )
    const logins = parse(readTextFile(path, mostBytes))
    if (logins !== undefined) return logins
    throw new LoginError(`${path} is damaged`, 'Remove it, and log in again.')
  }
  return {
    path,
    read,
    change: (edit) => writePrivately(path, JSON.stringify({ version: 1, logins: edit(read()) })),
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

function parse(text: string): readonly KeptLogin[] | undefined {
  try {
    const { version, logins } = JSON.parse(text)
    const isWhole = (one: KeptLogin): boolean =>
      [one.target, one.actor, one.way, one.tokens.access].every((part) => typeof part === 'string')
    return version === 1 && Array.isArray(logins) && logins.every(isWhole) ? logins : undefined
  } catch {
    return undefined
  }
}
