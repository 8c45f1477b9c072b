import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { readTextFile } from '../bounds/read-text-file.js'
import type { Environment } from '../target/environment.js'
import type { Tokens } from '../target/auth/login.js'
import { LoginError } from './login-error.js'

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
/** Milliseconds: how often the lock is tried, how long at most, and when it is a dead process's. */
const lockTimes = { pause: 40, patience: 20_000, stale: 60_000 }
const isWindows = process.platform === 'win32'

/**
 * Where tokens are kept: outside of any project. `ASSAY_LOGINS` names another file.
 *
 * @see https://specifications.freedesktop.org/basedir-spec/latest/
 */
export function placeOfLogins(env: Environment): string {
  const named = env['ASSAY_LOGINS']?.trim()
  if (named) return named
  const state = isWindows
    ? env['LOCALAPPDATA']
    : env['XDG_STATE_HOME'] || join(env['HOME'] || homedir(), '.local', 'state')
  return join(state || homedir(), 'assay', 'logins.json')
}

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
      const lock = `${path}.lock`
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      await takeLock(lock)
      try {
        return await work()
      } finally {
        rmSync(lock, { force: true })
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

/** Beside its place, readable by its owner alone from the first byte on, and renamed when it is whole. */
function writePrivately(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`)
  const { O_WRONLY, O_CREAT, O_EXCL } = constants
  const fd = openSync(beside, O_WRONLY | O_CREAT | O_EXCL | (constants.O_NOFOLLOW ?? 0), 0o600)
  try {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length;) at += writeSync(fd, bytes, at)
    fsyncSync(fd)
    closeSync(fd)
    renameSync(beside, path)
  } catch (error) {
    unlinkSync(beside)
    throw error
  }
}

async function takeLock(lock: string): Promise<void> {
  const began = Date.now()
  for (;;) {
    try {
      closeSync(openSync(lock, 'wx', 0o600))
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const { mtimeMs = Date.now() } = statSync(lock, { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > lockTimes.stale) rmSync(lock, { force: true })
    else if (Date.now() - began > lockTimes.patience)
      throw new LoginError(
        `another Assay has been busy with the tokens for ${lockTimes.patience / 1000} s`,
        `If there is none, remove ${lock}.`,
      )
    else await new Promise((resolve) => setTimeout(resolve, lockTimes.pause))
  }
}
