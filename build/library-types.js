import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Copies to dist/types what the types of the library are made of: the declarations of src/index.ts and src/playwright/index.ts,
 * those of what stories import, and those that they refer to, of some thousand that are compiled.
 */
const compiled = fileURLToPath(new URL('../dist/declarations/', import.meta.url))
const published = fileURLToPath(new URL('../dist/types/', import.meta.url))

rmSync(published, { recursive: true, force: true })
const files = new Set(['src/index.d.ts', 'src/playwright/index.d.ts', 'src/scenario/index.d.ts'])
for (const file of files) {
  const text = readFileSync(join(compiled, file), 'utf8')
  for (const [, name] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g))
    files.add(join(dirname(file), `${name}.d.ts`))
  mkdirSync(dirname(join(published, file)), { recursive: true })
  cpSync(join(compiled, file), join(published, file))
}
