import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SuiteError } from './suite-error.js'

/** A file of `suites/`, imported. */
export interface SuiteModule {
  /** Relative to the project: `suites/accounts/balances/balances-order.scenario.ts`. */
  readonly file: string
  readonly module: Readonly<Record<string, unknown>>
}

/**
 * Imports all files of one folder of `suites/` and of those below it.
 *
 * @param root folder of the suites, absolute
 * @returns ordered by their paths; none where there is no such folder
 */
export async function importSuite(root: string, folder: string): Promise<readonly SuiteModule[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  const paths = entries
    .filter((one) => one.isFile() && /(?<!\.d)\.[jt]s$/.test(one.name))
    .map((one) => join(one.parentPath, one.name))
    .toSorted()
  const modules: SuiteModule[] = []
  // One after the other: loaders of test runners may lose modules that two imports ask for at once.
  for (const path of paths) {
    const source = relative(root, path).replaceAll('\\', '/').replace(/js$/, 'ts')
    const file = `suites/${source}`
    modules.push({ file, module: await importModule(path, file) })
  }
  return modules
}

/** What cannot be imported is for whoever wrote it to mend: an extension may lack what it needs. */
async function importModule(path: string, file: string): Promise<SuiteModule['module']> {
  try {
    return (await import(pathToFileURL(path).href)) as SuiteModule['module']
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new SuiteError(file, `It cannot be imported: ${why}`, 'Install or mend what is missing.')
  }
}
