import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../package-root.js'

/** SHA-256 of the files of this program, names and contents, hex: two with the same one judge alike. */
export function toolDigest(): string {
  const hash = createHash('sha256')
  const program = join(packageRoot, 'dist/program')
  for (const folder of [
    existsSync(program) ? program : join(packageRoot, 'dist/src'),
    join(packageRoot, 'specs'),
  ])
    for (const name of (readdirSync(folder, { recursive: true }) as string[]).toSorted())
      if (/\.(?:js|yaml)$/.test(name))
        hash.update(`${name.replaceAll('\\', '/')}\0`).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
