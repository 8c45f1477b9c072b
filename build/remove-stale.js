import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Removes from dist/ what was compiled from sources that are no longer there. Suites and defects are found by reading
 * their folders, so one that was renamed would otherwise run under both names. Marks when it was compiled, for
 * test/require-build.js.
 */
const project = dirname(dirname(fileURLToPath(import.meta.url)))

const outputs = [
  [join(project, 'dist'), /\.(js|js\.map)$/],
  [join(project, 'dist/declarations'), /\.d\.ts$/],
]
for (const [folder, compiled] of outputs)
  for (const name of readdirSync(folder, { recursive: true })) {
    const source = name.replace(compiled, '.ts')
    if (source !== name && !existsSync(join(project, source))) rmSync(join(folder, name))
  }
utimesSync(join(project, 'dist/.tsbuildinfo'), new Date(), new Date())
