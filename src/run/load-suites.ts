import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Fixtures } from '../scenario/fixture.js'
import type { Law, NamedStory } from '../scenario/scenario.js'

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
}

export interface StoryFile {
  /** Relative to the project: `suites/accounts/balances-order.ts`. */
  readonly file: string
  /** `accounts/balances-order`. */
  readonly id: string
  readonly story: NamedStory
}

/** Compiled, suites stand beside src under dist/; from source, beside src. */
const root = fileURLToPath(new URL('../../suites', import.meta.url))

/**
 * Loads laws, and the suites of these interfaces, from `suites/`: every file there with a default export is
 * one law or one story; `fixtures` exports `fixtures` and `given`.
 */
export async function loadSuites(interfaces: readonly string[]): Promise<Suites> {
  const laws = (await modulesIn('laws'))
    .filter(({ module }) => module['default'] !== undefined)
    .map(({ file, module }) => ({ file, law: module['default'] as Law }))
  const loaded = await Promise.all(
    interfaces.map(async (name) => [name, await loadSuite(name)] as const),
  )
  return { laws, interfaces: new Map(loaded) }
}

async function loadSuite(name: string): Promise<Suite> {
  const modules = await modulesIn(name)
  const module = modules.find(({ id }) => id === `${name}/fixtures`)?.module ?? {}
  const stories = modules
    .filter(({ module }) => module['default'] !== undefined)
    .map(({ file, id, module }) => ({ file, id, story: module['default'] as NamedStory }))
  return {
    stories,
    fixtures: (module['fixtures'] ?? {}) as Fixtures,
    given: (module['given'] ?? {}) as Suite['given'],
  }
}

interface Loaded {
  readonly file: string
  readonly id: string
  readonly module: Readonly<Record<string, unknown>>
}

async function modulesIn(folder: string): Promise<readonly Loaded[]> {
  const names = await readdir(join(root, folder)).catch(() => [])
  const sources = names.filter((name) => /(?<!\.d)\.[jt]s$/.test(name)).toSorted()
  return Promise.all(
    sources.map(async (name) => {
      const path = join(root, folder, name)
      const id = `${folder}/${basename(name, extname(name))}`
      const module = (await import(pathToFileURL(path).href)) as Loaded['module']
      return { file: `suites/${id}.ts`, id, module }
    }),
  )
}
