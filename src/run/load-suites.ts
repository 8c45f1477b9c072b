import type { Contract } from '../contract/contract.js'
import type { ExtensionFiles } from '../contract/extension-files.js'
import type { Rule } from '../rules/rule.js'
import { rules } from '../rules/rules.js'
import { type FoundModule, importModules } from '../modules/import-modules.js'
import { loadExtensions } from './load-extensions.js'
import { packagedModules } from '../modules/packaged-modules.js'
import { type LawFile, readLaw } from './read-law.js'
import { readSuite, type Suite } from './read-suite.js'
import type { Reporter } from './reporter.js'

/** What the folder `suites/` holds: laws, and per interface its stories and fixtures. */
export interface Suites {
  readonly laws: readonly LawFile[]
  readonly interfaces: ReadonlyMap<string, Suite>
  /** Those that are packaged, then those of extensions. */
  readonly rules: readonly Rule[]
  /** Of extensions. */
  readonly reporters: readonly Reporter[]
}

/**
 * Loads laws, and the suites of these interfaces, from `suites/`: every `laws/<law>/law.ts` states one law, every
 * `<interface>/<resource>/<name>.scenario.ts` one story; `<interface>/shared/fixtures.ts` exports `fixtures` and `given`, `<interface>/shared/capabilities.ts` what it can do for the laws.
 *
 * @param root folder of the suites, absolute; the packaged ones by default
 * @param files extensions, whose code runs from here on
 * @throws SuiteError for a file that does not hold what its name says
 */
export async function loadSuites(
  interfaces: readonly string[],
  root?: string,
  files: readonly ExtensionFiles[] = [],
): Promise<Suites> {
  const own = (name: string): Promise<readonly FoundModule[]> =>
    root === undefined ? packagedModules(`suites/${name}`) : importModules(root, name, 'suites/')
  const laws = (await own('laws')).flatMap(readLaw)
  const loaded = new Map<string, Suite>()
  for (const name of interfaces) {
    loaded.set(name, readSuite([...(await own(name)), ...(await extended(name, files))], name))
  }
  const extensions = await loadExtensions(files)
  return {
    laws,
    interfaces: loaded,
    rules: [...rules, ...extensions.rules],
    reporters: extensions.reporters,
  }
}

/** The suites of a contract, with those of its extensions. */
export const suitesFor = ({ interfaces, extensions }: Contract): Promise<Suites> =>
  loadSuites(
    interfaces.map(({ name }) => name),
    undefined,
    extensions,
  )

/** What extensions bring to the suite of an interface, theirs or a packaged one. */
async function extended(
  name: string,
  files: readonly ExtensionFiles[],
): Promise<readonly FoundModule[]> {
  const modules: FoundModule[] = []
  for (const { suites } of files)
    if (suites !== undefined) modules.push(...(await importModules(suites, name, 'suites/')))
  return modules
}
