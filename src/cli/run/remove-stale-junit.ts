import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Run } from '../../run/run.js'
import { outputError } from '../output/output-error.js'
import { junitNames } from './junit-names.js'

/**
 * Removes what an earlier run wrote about interfaces that this one left out: a CI server that reads the
 * whole folder would take it for this run's. Files of others stay.
 *
 * @param folder of all reports
 * @throws CommandError when one cannot be removed
 */
export async function removeStaleJunit(folder: string, { interfaces }: Run): Promise<void> {
  for (const [interfaceName, name] of junitNames()) {
    if (interfaces.some((one) => one.name === interfaceName)) continue
    const path = join(folder, 'junit', name)
    await rm(path, { force: true }).catch((error: unknown) => {
      throw outputError(path, error)
    })
  }
}
