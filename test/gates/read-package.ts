import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '../../src/package-root.js'

interface Package {
  readonly engines: { readonly node: string }
  readonly bin: { readonly assay: string }
  readonly dependencies: Readonly<Record<string, string>>
}

/** What package.json says. */
export const readPackage = async (): Promise<Package> =>
  JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as Package
