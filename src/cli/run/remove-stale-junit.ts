import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '../../package-root.js'

/**
 * Removes what an earlier run wrote about interfaces that this one left out: a CI server that reads the
 * whole folder would take it for this run's. Files of others stay.
 *
 * @param fresh names of the files that are written now
 */
export async function removeStaleJunit(folder: string, fresh: readonly string[]): Promise<void> {
  const ours = readdirSync(join(packageRoot, 'specs')).map((name) => `TEST-${name}.xml`)
  const stale = ours.filter((name) => !fresh.includes(name))
  await Promise.all(stale.map((name) => rm(join(folder, name), { force: true })))
}
