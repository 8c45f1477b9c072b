import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

let asked = 0

/**
 * Does the work while no one else who names the same lock does, in this process or another. A lock whose process has
 * died is taken over; should two take it over in the same instant, both work, which installers bear.
 *
 * @param lock path of a file that exists while someone works
 */
export async function oneAtATime<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const claim = `${lock}.${process.pid}.${asked++}`
  await writeFile(claim, String(process.pid))
  try {
    // A link appears at once and with its content, so no one ever sees a lock without an owner.
    while (!(await linked(claim, lock))) {
      if (await isAbandoned(lock)) await rm(lock, { force: true })
      else await setTimeout(100)
    }
  } finally {
    await rm(claim, { force: true })
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function linked(claim: string, lock: string): Promise<boolean> {
  try {
    await link(claim, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function isAbandoned(lock: string): Promise<boolean> {
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''))
  if (!owner) return false
  try {
    process.kill(owner, 0)
    return false
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
