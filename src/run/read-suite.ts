import type { FoundModule } from '../modules/import-modules.js'
import type { OperationCapabilities } from '../scenario/capability.js'
import type { Discoveries } from '../scenario/fixture/discoveries.js'
import type { Fixtures } from '../scenario/fixture/fixture.js'
import type { NamedStory } from '../scenario/scenario.js'
import { SuiteError } from '../terms/suite-error.js'
import { readStory } from './read-story.js'
import { roleInSuite } from './role-in-suite.js'

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

export interface StoryFile {
  /** Relative to the project: `suites/accounts/balances/balances-order.scenario.ts`. */
  readonly file: string
  /** Of the interface and the name of the file, wherever it lies: `accounts/balances-order`. */
  readonly id: string
  readonly story: NamedStory
}

/**
 * What the modules of an interface hold.
 *
 * @throws SuiteError for a module that does not hold what its name says
 */
export function readSuite(modules: readonly FoundModule[], name: string): Suite {
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
