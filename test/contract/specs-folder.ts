import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packageRoot } from '../../src/package-root.js'

/** A folder of specs with the packaged `shared` folder and the given files; gone when the test is over. */
export function specsFolder(files: Readonly<Record<string, string>>): {
  readonly specs: string
  [Symbol.dispose](): void
} {
  const root = mkdtempSync(join(tmpdir(), 'assay-specs-'))
  const specs = join(root, 'specs')
  cpSync(join(packageRoot, 'specs', 'shared'), join(specs, 'shared'), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(specs, name)), { recursive: true })
    writeFileSync(join(specs, name), text)
  }
  return { specs, [Symbol.dispose]: () => rmSync(root, { recursive: true }) }
}
