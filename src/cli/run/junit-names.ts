import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../package-root.js'

/** Names of the JUnit reports that a run may write, by interface. */
export const junitNames = (): ReadonlyMap<string, string> =>
  new Map(readdirSync(join(packageRoot, 'specs')).map((name) => [name, `TEST-${name}.xml`]))
