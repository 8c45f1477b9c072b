import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Fixtures } from '../scenario/fixture.js'
import type { Law, NamedStory } from '../scenario/scenario.js'
import type { Touch } from '../scenario/touch.js'
import { readStory, type SuiteModule } from './read-story.js'
import { SuiteError } from './suite-error.js'

/** What the folder `suites/` holds: laws, and per interface its stories and fixtures. */
export interface Suites {
  readonly laws: readonly { readonly file: string; readonly law: Law }[]
  readonly interfaces: ReadonlyMap<string, Suite>
}

export interface Suite {
  readonly stories: readonly StoryFile[]
  readonly fixtures: Fixtures
  /** What a profile may give under `fixtures.<interface>`, with a sentence on each. */
  readonly given: Readonly<Record<string, string>>
  /** What laws touch, by operation: see `LawCase`. */
  readonly touched: Readonly<Record<string, readonly Touch[]>>
}

export interface StoryFile {
  /** Relative to the project: `suites/accounts/balances-order.ts`. */
  readonly file: string
  /** `accounts/balances-order`. */
  readonly id: string
  readonly story: NamedStory
}

/** Compiled, suites stand beside src under dist/; from source, beside src. */
const packaged = fileURLToPath(new URL('../../suites', import.meta.url))

/**
 * Loads laws, and the suites of these interfaces, from `suites/`: every file there with a default export is
 * one law or one story; `fixtures` exports `fixtures` and `given`.
 *
 * @param root folder of the suites, absolute; the packaged one by default
 * @throws SuiteError for a file that holds neither what it should nor nothing
 */
export async function loadSuites(interfaces: readonly string[], root = packaged): Promise<Suites> {
  const laws = (await modulesIn(root, 'laws')).flatMap((one) => {
    const law = readStory(one, 'law')
    return law === undefined ? [] : [{ file: one.file, law }]
  })
  const loaded = await Promise.all(
    interfaces.map(async (name) => [name, await loadSuite(root, name)] as const),
  )
  return { laws, interfaces: new Map(loaded) }
}

async function loadSuite(root: string, name: string): Promise<Suite> {
  const modules = await modulesIn(root, name)
  const stories = modules.flatMap((one) => {
    const story = readStory(one, 'scenario')
    if (story === undefined) return []
    if (story.interface !== name)
      throw new SuiteError(
        one.file,
        `It tells a story of ${story.interface}.`,
        `Import ./scenario.js, which is that of ${name}.`,
      )
    return [{ file: one.file, id: one.id, story }]
  })
  return { stories, ...fixturesOf(name, modules) }
}

/** Fixtures are there wherever stories are: an interface without a suite has its laws alone. */
function fixturesOf(name: string, modules: readonly SuiteModule[]): Omit<Suite, 'stories'> {
  if (modules.length === 0) return { fixtures: {}, given: {}, touched: {} }
  const { module = {} } = modules.find(({ id }) => id === `${name}/fixtures`) ?? {}
  for (const part of ['fixtures', 'given'])
    if (typeof module[part] !== 'object' || module[part] === null)
      throw new SuiteError(
        `suites/${name}/fixtures.ts`,
        `It exports no “${part}”.`,
        'Export it, empty if there is nothing to say.',
      )
  return {
    fixtures: module['fixtures'] as Suite['fixtures'],
    given: module['given'] as Suite['given'],
    touched: (module['touched'] ?? {}) as Suite['touched'],
  }
}

async function modulesIn(root: string, folder: string): Promise<readonly SuiteModule[]> {
  const names = await readdir(join(root, folder)).catch(() => [])
  const sources = names.filter((name) => /(?<!\.d)\.[jt]s$/.test(name)).toSorted()
  return Promise.all(
    sources.map(async (name) => {
      const path = join(root, folder, name)
      const id = `${folder}/${basename(name, extname(name))}`
      const module = (await import(pathToFileURL(path).href)) as SuiteModule['module']
      return { file: `suites/${id}.ts`, id, module }
    }),
  )
}
