import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { openCatalogue } from '../../src/cli/catalogue.js'
import { supplementsFor } from '../../src/cli/supplements-for.js'
import { knownExtensions } from '../../src/contract/extensions/known-extensions.js'
import { bindings } from '../../suites/laws/bindings.js'
import { packageRoot } from '../../src/package-root.js'
import { wholeTarget } from '../../src/scenario/touch.js'
import { profileSchema } from '../../src/target/profile-schema.js'
import { once } from '../once.js'

interface SourceText {
  /** Relative to the project. */
  readonly file: string
  readonly lines: readonly string[]
}

/** TypeScript below these folders. */
const sources = (...folders: readonly string[]): readonly SourceText[] =>
  folders.flatMap((folder) =>
    readdirSync(join(packageRoot, folder), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && one.name.endsWith('.ts'))
      .map((one) => {
        const path = join(one.parentPath, one.name)
        const file = relative(packageRoot, path).replaceAll('\\', '/')
        return { file, lines: readFileSync(path, 'utf8').split('\n') }
      }),
  )

const suiteFiles = once(() => sources('suites'))
const literal = /'([^'\n]+)'/g

/** What stands in quotes, with its place. */
const quoted = (files: readonly SourceText[]) =>
  files.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(literal)].map(([, text = '']) => ({
        text,
        at: `${file}:${index + 1}`,
        line,
      })),
    ),
  )

/** The catalogue with what the supplements of the reference bank describe besides. */
const catalogue = once(() => openCatalogue(undefined, supplementsFor({})))

test('What is written like the id of a requirement is one', async () => {
  const { contract, scenarios } = await catalogue()
  const names = contract.interfaces.map(({ name }) => name).join('|')
  const id = new RegExp(`^(?:${names})\\.[\\w.-]+$`)
  const touched = new Set<string>(
    scenarios.flatMap(({ touches }) => touches.map(({ resource }) => resource)),
  )
  const written = quoted(suiteFiles()).filter(({ text }) => id.test(text) && !touched.has(text))
  // Each is written once at least: all that the stories declare have to be among what was looked at.
  const looked = new Set(written.map(({ text }) => text))
  const told = scenarios.flatMap(({ kind, verifies }) => (kind === 'scenario' ? verifies : []))
  expect(new Set(told).size).toBeGreaterThan(300)
  expect(told.filter((requirement) => !looked.has(requirement))).toEqual([])
  const strange = written.filter(({ text }) => contract.requirement(text) === undefined)
  expect(strange.map(({ text, at }) => `${at}: ${text} is no requirement`)).toEqual([])
})

test('What one has alone or shares, others touch as well; it is named for the interface', async () => {
  const { scenarios } = await catalogue()
  const named = scenarios.flatMap(({ id, interface: name, touches }) =>
    touches.filter((one) => one !== wholeTarget).map(({ resource }) => ({ id, name, resource })),
  )
  expect(named.length).toBeGreaterThan(150)
  const strange = named.filter(
    ({ id, name, resource }) =>
      !resource.startsWith(`${name}.`) ||
      !named.some((other) => other.id !== id && other.resource === resource),
  )
  expect(strange.map(({ id, resource }) => `${id}: ${resource}`)).toEqual([])
})

/** The last argument of each call of a function, as it is written. */
const lastArguments = (files: readonly SourceText[], name: string) =>
  files.flatMap(({ file, lines }) => {
    const text = lines.join('\n')
    return [...text.matchAll(new RegExp(`(?<![\\w'])${name}\\(`, 'g'))].map(({ index }) => {
      let [at, depth, comma] = [index + name.length + 1, 1, -1]
      for (; depth > 0 && at < text.length; at += 1) {
        const character = text[at] ?? ''
        if ('([{'.includes(character)) depth += 1
        if (')]}'.includes(character)) depth -= 1
        if (character === ',' && depth === 1 && !/^,\s*\)/.test(text.slice(at))) comma = at
      }
      const written = text
        .slice(comma + 1, at - 1)
        .trim()
        .replace(/,$/, '')
      return { file, line: text.slice(0, index).split('\n').length, written }
    })
  })

test('A preamble rests on a requirement of its own interface that a target can break', async () => {
  const { contract } = await catalogue()
  const calls = lastArguments(suiteFiles(), 'assume')
  expect(calls.length).toBeGreaterThan(60)
  const literals = calls.filter(({ written }) => written.startsWith("'"))
  expect(literals.length).toBeGreaterThan(50)
  const faults = literals.flatMap(({ file, line, written }) => {
    const requirement = contract.requirement(written.slice(1, -1))
    const name = /^suites\/([^/]+)/.exec(file)?.[1]
    const holds =
      requirement?.interface === name && !requirement?.gap && requirement?.untestable === undefined
    return holds ? [] : [`${file}:${line}: ${written} can be broken by no target of ${name}`]
  })
  expect(faults).toEqual([])
})

test('The id of each written row is found whole where it is verified', async () => {
  const { requirements, deciders } = await catalogue()
  const text = sources('suites', 'src/rules')
    .flatMap(({ lines }) => lines)
    .join('\n')
  const whole = new Set(text.match(/\b[a-z]\w*(?:\.[\w-]+)+/gi))
  const byStories = requirements.filter((one) => {
    const judges = deciders(one).filter((judge) => !('kind' in judge) || judge.kind === 'scenario')
    return one.origin.kind === 'written' && judges.length > 0 && one.untestable === undefined
  })
  expect(byStories.length).toBeGreaterThan(300)
  expect(byStories.filter(({ id }) => !whole.has(id)).map(({ id }) => id)).toEqual([])
})

/** The files of suites that a file imports. */
const importsOf = ({ file, lines }: SourceText): readonly string[] =>
  lines.flatMap((line) => {
    const [, from] = /from '(\.[^']+)\.js'/.exec(line) ?? []
    const path = from && resolve(packageRoot, dirname(file), `${from}.ts`)
    const name = path ? relative(packageRoot, path).replaceAll('\\', '/') : ''
    return name.startsWith('suites/') ? [name] : []
  })

test('A file of a suite tells a story, states a law or is used by one', async () => {
  const { contract, scenarios } = await catalogue()
  const used = new Set([
    ...suiteFiles().flatMap(importsOf),
    ...scenarios.map(({ file }) => file),
    ...contract.interfaces.flatMap(({ name }) =>
      ['fixtures', 'capabilities'].map((part) => `suites/${name}/shared/${part}.ts`),
    ),
    'suites/laws/bindings.ts',
  ])
  expect(
    suiteFiles()
      .filter(({ file }) => !used.has(file))
      .map(({ file }) => file),
  ).toEqual([])
})

test('Stories use what their resource or their interface shares, and no other story', () => {
  const strange = suiteFiles().flatMap((one) => {
    const [, name = '', resource = ''] = one.file.split('/')
    const near = [`suites/${name}/shared/`, `suites/${name}/${resource}/shared/`]
    const reachable = (path: string): boolean =>
      name === 'laws'
        ? path.startsWith('suites/laws/')
        : near.some((folder) => path.startsWith(folder)) && !path.endsWith('.scenario.ts')
    return importsOf(one)
      .filter((path) => !reachable(path))
      .map((path) => `${one.file} imports ${path}`)
  })
  expect(strange).toEqual([])
})

/** `given('x')`, `named('x', …)` and `search.lacking(…, 'x')`. */
const asking =
  /\b(?:given|named|allNamed)\(\s*'(\w+)'|\blacking\(\s*(?:'[^']*'|`[^`]*`),\s*'(\w+)'/g

test('Every fixture that a suite asks the profile for can be given, and every one that can is asked for', async () => {
  const { suites } = await catalogue()
  const faults: string[] = []
  for (const [name, { given }] of suites.interfaces) {
    const own = suiteFiles().filter(({ file }) => file.startsWith(`suites/${name}/`))
    const asked = own.flatMap(({ file, lines }) => {
      const text = lines.join('\n')
      return [...text.matchAll(asking)].map((found) => ({
        fixture: found[1] ?? found[2] ?? '',
        at: `${file}:${text.slice(0, found.index).split('\n').length}`,
      }))
    })
    expect(asked.length, name).toBeGreaterThan(2)
    for (const { fixture, at } of asked)
      if (!Object.hasOwn(given, fixture)) faults.push(`${at}: no profile can give ${fixture}`)
    const words = new Set(quoted(own).map(({ text }) => text.replace(/^fixtures\.\w+\./, '')))
    for (const fixture of Object.keys(given))
      if (!words.has(fixture) && fixture !== 'accountNumbers')
        faults.push(`suites/${name}/shared/fixtures.ts: no story asks for ${fixture}`)
  }
  expect(faults).toEqual([])
})

test('What a story says that a profile lacks is a member of a profile', async () => {
  const { suites } = await catalogue()
  const { properties } = profileSchema()
  const files = [...suiteFiles(), ...sources('src/scenario', 'src/rules')]
  const remedies = quoted(files).filter(({ text }) =>
    /^(?:actors|hooks|fixtures)\.[\w.]+$/.test(text),
  )
  expect(remedies.length).toBeGreaterThan(20)
  const strange = remedies.filter(({ text }) => {
    const [section = '', member = '', fixture = ''] = text.split('.')
    const known =
      section === 'fixtures'
        ? Object.hasOwn(suites.interfaces.get(member)?.given ?? {}, fixture)
        : Object.hasOwn(properties[section]?.properties ?? {}, member)
    return !known
  })
  expect(strange.map(({ text, at }) => `${at}: ${text} is no member of a profile`)).toEqual([])
})

test('Every hook that a story asks for is one of a profile', () => {
  const known = Object.keys(profileSchema().properties['hooks']?.properties ?? {})
  const asked = suiteFiles().flatMap(({ file, lines }) =>
    [...lines.join('\n').matchAll(/\bduring\(\s*'(\w+)'/g)].map(([, hook = '']) => ({
      file,
      hook,
    })),
  )
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter(({ hook }) => !known.includes(hook))).toEqual([])
})

test('Every law binds something', async () => {
  const { suites, scenarios, requirements, deciders } = await catalogue()
  const idle = suites.laws.filter(({ file }) => !scenarios.some((one) => one.file === file))
  expect(idle.map(({ file }) => `${file} has no case`)).toEqual([])
  const undecided = requirements.filter(
    (one) => !one.gap && one.untestable === undefined && deciders(one).length === 0,
  )
  expect(undecided.map(({ id }) => `${id} is decided by nothing`)).toEqual([])

  const folders = suites.laws.map(({ name }) => name)
  expect(bindings.filter(({ law }) => !folders.includes(law))).toEqual([])
  const written = suiteFiles().filter(({ file }) => /^suites\/laws\/[^/]+\/binding\.ts$/.test(file))
  expect(written.map(({ file }) => file.split('/')[2]).toSorted()).toEqual(
    bindings.map(({ law }) => law).toSorted(),
  )
  const bound = new Set(
    requirements.map(({ origin }) =>
      origin.kind === 'law' ? `${origin.law} ${origin.aspect}` : '',
    ),
  )
  const named = bindings.flatMap(({ law, aspects }) =>
    Object.keys(aspects).map((aspect) => `${law} ${aspect}`),
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((one) => !bound.has(one))).toEqual([])
})

test('An interface has its definition, its rows and its suite', () => {
  const foldersIn = (folder: string): readonly string[] =>
    readdirSync(join(packageRoot, folder), { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map((one) => one.name)
  const names = new Set([...foldersIn('specs'), ...foldersIn('suites')])
  for (const other of ['shared', 'laws']) names.delete(other)
  const parts = [...names].flatMap((name) => [
    `specs/${name}/openapi.yaml`,
    `specs/${name}/requirements/service.yaml`,
    `suites/${name}/shared/fixtures.ts`,
    `suites/${name}/shared/scenario.ts`,
  ])
  expect(parts.filter((part) => !existsSync(join(packageRoot, part)))).toEqual([])
})

test('Every extension of a definition is listed once: for supplements, or for us', () => {
  const named = [
    ['docs/profile.md', '### Extensions\n'],
    ['CONTRIBUTING.md', '### Extensions of a definition\n'],
  ].flatMap(([path = '', heading = '']) => {
    const document = readFileSync(join(packageRoot, path), 'utf8')
    const [section = ''] = (document.split(heading)[1] ?? '').split('\n##')
    const rows = section.split('\n').filter((line) => line.startsWith('|'))
    return rows.flatMap((row) => row.split('|')[1]?.match(/x-assay-[\w-]+/g) ?? [])
  })
  expect(named.toSorted()).toEqual(Object.keys(knownExtensions).toSorted())
})
