import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LoginError } from './login-error.js'

/** Milliseconds: how often a lock is tried, how long at most, and when one counts as abandoned. */
const times = { pause: 40, patience: 20_000, abandoned: 60_000 }

/**
 * Waits until no other process holds a lock, within bounds. That of a process that is gone is taken over.
 *
 * @param lock path of a file that is there while the lock is held
 * @returns what gives it back
 * @throws LoginError if the lock is not released
 */
export async function takeLock(lock: string): Promise<() => void> {
  mkdirSync(dirname(lock), { recursive: true, mode: 0o700 })
  const began = Date.now()
  while (!claim(lock)) {
    if (isForgotten(lock)) rmSync(lock, { force: true })
    else if (Date.now() - began > times.patience)
      throw new LoginError(
        `another Assay has been busy with the tokens for ${times.patience / 1000} s`,
        `If there is none, remove ${lock}.`,
      )
    else await setTimeout(times.pause)
  }
  return () => rmSync(lock, { force: true })
}

function claim(lock: string): boolean {
  try {
    const fd = openSync(lock, 'wx', 0o600)
    writeSync(fd, String(process.pid))
    closeSync(fd)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Whether it is old, or that of a process that is gone; one that is just being written is neither. */
function isForgotten(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > times.abandoned) return true
    const owner = Number(readFileSync(lock, 'utf8').slice(0, 20))
    if (!owner) return false
    process.kill(owner, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
