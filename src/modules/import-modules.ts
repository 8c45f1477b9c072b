import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SuiteError } from '../terms/suite-error.js'
import { remedyForImport } from './remedy-for-import.js'

/** A module that was found by reading a folder. */
export interface FoundModule {
  /** Relative to the project, in the source: `suites/accounts/balances/balances-order.scenario.ts`. */
  readonly file: string
  readonly module: Readonly<Record<string, unknown>>
}

/**
 * Imports all modules of a folder and of those below it.
 *
 * @param root absolute
 * @param folder relative to the root: `suites/accounts`
 * @param before what paths begin with that are relative to the root: `suites/`, where the root holds suites
 * @returns ordered by their paths; none where there is no such folder
 * @throws SuiteError for a module that cannot be imported
 */
export async function importModules(
  root: string,
  folder: string,
  before = '',
): Promise<readonly FoundModule[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  const paths = entries
    .filter((one) => one.isFile() && /(?<!\.d)\.[jt]s$/.test(one.name))
    .map((one) => join(one.parentPath, one.name))
    .toSorted()
  const modules: FoundModule[] = []
  // One after the other: loaders of test runners may lose modules that two imports ask for at once.
  for (const path of paths) {
    const source = relative(root, path).replaceAll('\\', '/').replace(/js$/, 'ts')
    const file = `${before}${source}`
    modules.push({ file, module: await importModule(path) })
  }
  return modules
}

/** What cannot be imported is for its author to fix: an extension may lack what it needs. */
async function importModule(path: string): Promise<FoundModule['module']> {
  try {
    return (await import(pathToFileURL(path).href)) as FoundModule['module']
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const shown = relative('', path)
    throw new SuiteError(shown, `It cannot be imported: ${why}.`, remedyForImport(error))
  }
}
