import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { packageRoot } from '../../src/package-root.js'

/** The file itself and all that import it, directly or not; paths from the root of the project. */
export type Importers = (file: string) => ReadonlySet<string>

/** Where what is tried, and what it is tried with, is written. */
const rooms = ['suites', 'proof/alterations', 'proof/defects', 'proof/liberties', 'proof/operators']

/** Reads who imports whom in suites and variations. */
export function readImporters(): Importers {
  const importers = new Map<string, string[]>()
  for (const room of rooms)
    for (const name of readdirSync(join(packageRoot, room), { recursive: true })) {
      const file = posix.join(room, String(name).replaceAll('\\', '/'))
      if (!file.endsWith('.ts')) continue
      const text = readFileSync(join(packageRoot, file), 'utf8')
      for (const [, path = ''] of text.matchAll(/from '(\.[^']+)\.js'/g)) {
        const imported = `${posix.join(posix.dirname(file), path)}.ts`
        importers.set(imported, [...(importers.get(imported) ?? []), file])
      }
    }
  return (file) => {
    const found = new Set([file])
    for (const one of found) for (const other of importers.get(one) ?? []) found.add(other)
    return found
  }
}
