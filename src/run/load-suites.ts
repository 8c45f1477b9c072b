import type { Contract } from '../contract/contract.js'
import type { ExtensionFiles } from '../contract/extension-files.js'
import type { Rule } from '../rules/rule.js'
import { rules } from '../rules/rules.js'
import type { OperationCapabilities } from '../scenario/capability.js'
import type { Discoveries } from '../scenario/discoveries.js'
import type { Fixtures } from '../scenario/fixture.js'
import type { Law, NamedStory } from '../scenario/scenario.js'
import { type FoundModule, importModules } from '../modules/import-modules.js'
import { loadExtensions } from './load-extensions.js'
import { packagedModules } from '../modules/packaged-modules.js'
import { readStory } from './read-story.js'
import type { Reporter } from './reporter.js'
import { roleInSuite } from './role-in-suite.js'
import { SuiteError } from '../terms/suite-error.js'

/** What the folder `suites/` holds: laws, and per interface its stories and fixtures. */
export interface Suites {
  readonly laws: readonly LawFile[]
  readonly interfaces: ReadonlyMap<string, Suite>
  /** Those that are packaged, then those of extensions. */
  readonly rules: readonly Rule[]
  /** Of extensions. */
  readonly reporters: readonly Reporter[]
}

export interface Suite {
  readonly stories: readonly StoryFile[]
  readonly fixtures: Fixtures
  /** What a profile may give under `fixtures.<interface>`, with a sentence on each. */
  readonly given: Readonly<Record<string, string>>
  /** What it can do for the laws, by operation. */
  readonly capabilities: OperationCapabilities
  /** What can be found out about a target before a run. */
  readonly discoveries: Discoveries
}

interface LawFile {
  /** Relative to the project: `suites/laws/service/law.ts`. */
  readonly file: string
  /** Its folder: `service`. */
  readonly name: string
  readonly law: Law
}

export interface StoryFile {
  /** Relative to the project: `suites/accounts/balances/balances-order.scenario.ts`. */
  readonly file: string
  /** Of the interface and the name of the file, wherever it lies: `accounts/balances-order`. */
  readonly id: string
  readonly story: NamedStory
}

/**
 * Loads laws, and the suites of these interfaces, from `suites/`: every `laws/<law>/law.ts` states one law, every `<interface>/<resource>/<name>.scenario.ts` one story; `<interface>/shared/fixtures.ts` exports
 * `fixtures` and `given`, `<interface>/shared/capabilities.ts` what it can do for the laws.
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

function readLaw(one: FoundModule): readonly LawFile[] {
  const { file } = one
  const law = readStory(one, 'law')
  const name = /^suites\/laws\/([^/]+)\/law\.ts$/.exec(file)?.[1]
  if (name === undefined && law !== undefined)
    throw new SuiteError(file, 'It states a law.', 'Move it to suites/laws/<law>/law.ts.')
  if (name !== undefined && law === undefined)
    throw new SuiteError(file, 'It states no law.', 'Write “export default law(…)”.')
  return name === undefined || law === undefined ? [] : [{ file, name, law }]
}

function readSuite(modules: readonly FoundModule[], name: string): Suite {
  const stories = modules.flatMap((one) => {
    const role = roleInSuite(one.file)
    const story = readStory(one, 'scenario')
    if (role.kind === 'shared') {
      if (story === undefined) return []
      throw new SuiteError(
        one.file,
        'It is a scenario in a folder for what scenarios share.',
        'Move it to the folder of a resource and name it <name>.scenario.ts.',
      )
    }
    if (story === undefined)
      throw new SuiteError(
        one.file,
        'It is named like a scenario and has none.',
        'Write “export default scenario(…)”, or move it to shared/.',
      )
    if (story.interface !== name)
      throw new SuiteError(
        one.file,
        `It is a scenario of ${story.interface}.`,
        `Import ../shared/scenario.js, which is that of ${name}.`,
      )
    return [{ file: one.file, id: `${name}/${role.name}`, story }]
  })
  return { stories, ...fixturesOf(name, modules) }
}

/** Fixtures are there wherever stories are: an interface without a suite has its laws alone. */
function fixturesOf(name: string, modules: readonly FoundModule[]): Omit<Suite, 'stories'> {
  if (modules.length === 0)
    return { fixtures: {}, given: {}, capabilities: {}, discoveries: nothing }
  const file = `suites/${name}/shared/fixtures.ts`
  const own = modules.filter((one) => one.file === file).map(({ module }) => module)
  for (const part of ['fixtures', 'given'])
    if (own.length === 0 || own.some((one) => typeof one[part] !== 'object' || one[part] === null))
      throw new SuiteError(
        file,
        `It exports no “${part}”.`,
        'Export it, empty if there is nothing to declare.',
      )
  // What an extension adds to a packaged interface comes after that, and takes nothing away.
  const all = (part: string): object =>
    Object.assign({}, ...own.map((one) => one[part]).toReversed()) as object
  return {
    fixtures: all('fixtures') as Suite['fixtures'],
    given: all('given') as Suite['given'],
    capabilities: capabilitiesOf(name, modules),
    discoveries: (own[0]?.['discoveries'] ?? nothing) as Discoveries,
  }
}

/** None in an interface where laws only read. */
function capabilitiesOf(name: string, modules: readonly FoundModule[]): OperationCapabilities {
  const file = `suites/${name}/shared/capabilities.ts`
  const own = modules.find((one) => one.file === file)
  if (own === undefined) return {}
  const { capabilities } = own.module
  if (typeof capabilities !== 'object' || capabilities === null)
    throw new SuiteError(file, 'It exports no “capabilities”.', 'Export them by operation.')
  return capabilities as OperationCapabilities
}

const nothing: Discoveries = { found: {}, supposed: {}, counted: {} }
