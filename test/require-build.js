import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** When the build ended last; build/remove-stale.js marks it. */
const built = statSync('dist/.tsbuildinfo', { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * Refuses to run tests while a source is younger than what was compiled: they would show what is there no longer.
 *
 * @throws Error that names the source
 */
export default function requireBuild() {
  for (const folder of ['src', 'proof', 'suites', 'specs', 'bench', 'test'])
    for (const name of readdirSync(folder, { recursive: true }))
      if (name.endsWith('.ts') && statSync(join(folder, name)).mtimeMs > built)
        throw new Error(`${join(folder, name)} changed after the last build: npm run build`)
}
