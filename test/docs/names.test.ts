import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openCatalogue } from '../../src/cli/catalogue.js'
import { packageRoot } from '../../src/package-root.js'
import { actorNames } from '../../src/terms/actor-name.js'
import { profileSchema } from '../../src/target/profile-schema.js'
import { variableName } from '../../src/target/variable-name.js'
import { codeBlocks, codeSpans } from './code-blocks.js'
import { documents } from './documents.js'
import { projectPaths } from './project-paths.js'

const spans = documents.flatMap((one) =>
  codeSpans(one).map((span) => ({ span, where: `${one.path}: ${span}` })),
)

/** What a run writes and what is brought by the reader. */
const elsewhere =
  /^(reports\/.*|test\/contract\/overlay\/compliant-sets\/|junit\/.+|(run\.json|index\.html|summary\.md|ctrf\.json|badge\.json|events\.ndjson|requirements\.csv|audit\.html|manifest\.json|profile\.yaml|requirements\.json|assay\.sarif)|assay(\.baseline|-lint)?\.yaml|openapi\.yaml)$/
const pathLike = /^[\w.-]*[\w<>./-]*(\/|\.(ts|js|json|ya?ml|md|png))$/

test('Every file and every folder that a document names exists', () => {
  const paths = [...projectPaths()]
  const named = spans.filter(({ span }) => pathLike.test(span) && !elsewhere.test(span))
  expect(named.length).toBeGreaterThan(40)
  for (const { span, where } of named) {
    if (span.startsWith('dist/')) {
      expect(existsSync(join(packageRoot, span)), where).toBe(true)
      continue
    }
    const pattern = span.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[^/]+')
    const found = new RegExp(span.includes('/') ? `^${pattern}$` : `(^|/)${pattern}$`)
    expect(
      paths.some((path) => found.test(path)),
      where,
    ).toBe(true)
  }
})

test('Every requirement that a document names exists', async () => {
  const { contract, requirements } = await openCatalogue()
  const ids = new Set(requirements.map(({ id }) => id))
  const prefix = new RegExp(
    `^(${contract.interfaces.map(({ name }) => name).join('|')})\\.[\\w.-]+$`,
  )
  const named = spans.filter(({ span }) => prefix.test(span))
  expect(named.length).toBeGreaterThan(0)
  for (const { span, where } of named) expect(ids.has(span), where).toBe(true)
})

test('Every member of a profile that a document names exists', async () => {
  const { suites, requirements } = await openCatalogue()
  const options = requirements.flatMap(({ option }) => option ?? [])
  const sections = profileSchema().properties
  const named = spans.filter(({ span }) => /^[a-z]+\.\w+(\.\w+)*$/.test(span))
  const members = named.filter(({ span }) => Object.hasOwn(sections, span.split('.')[0] ?? ''))
  expect(members.length).toBeGreaterThan(20)
  for (const { span, where } of members) {
    const [section = '', member = '', name = ''] = span.split('.')
    if (section === 'fixtures')
      expect(Object.keys(suites.interfaces.get(member)?.given ?? {}), where).toContain(name)
    else expect(Object.keys(sections[section]?.properties ?? {}), where).toContain(member)
    if (member === 'options') expect(options, where).toContain(name)
  }
})

test('Every environment variable that a document names is read', () => {
  const own = ['ASSAY_BASE_URL', 'ASSAY_CHROMIUM', 'ASSAY_CLIENT_SECRET', 'ASSAY_LOGINS']
  own.push('ASSAY_SIGNING_KEY', 'ASSAY_VERIFY_KEY')
  // What a hook is told is named in braces, and as a variable for commands.
  const told = spans.flatMap(({ span }) => span.match(/^\{(\w+)\}$/)?.[1] ?? [])
  const variables = told.map(
    (name) => `ASSAY_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`,
  )
  const credentials = actorNames.flatMap((actor) =>
    (['apiKey', 'token', 'user', 'password'] as const).map((credential) =>
      variableName(actor, credential),
    ),
  )
  for (const { path, text } of documents)
    for (const [name] of text.matchAll(/\bASSAY_[A-Z_]+\b/g))
      expect([...own, ...credentials, ...variables], `${path}: ${name}`).toContain(name)
})

test('Every type, function and member that a document names is in the sources', () => {
  const sources = [...projectPaths()]
    .filter((path) => /^(src|proof|suites|specs|test)\/.*\.(ts|yaml)$/.test(path))
    .filter((path) => !path.startsWith('test/docs/'))
    .map((path) => readFileSync(join(packageRoot, path), 'utf8'))
    .join('\n')
  const words = new Set(sources.match(/[\w-]+/g))
  const named = spans.filter(({ span }) => /^(?!ASSAY_)[A-Za-z][\w-]*$/.test(span))
  expect(named.length).toBeGreaterThan(40)
  for (const { span, where } of named) expect(words.has(span), where).toBe(true)
})

test('Recipes name, in code, only what suites and the reference bank have', async () => {
  const { requirements } = await openCatalogue()
  const contributing = documents.filter(({ path }) => path === 'CONTRIBUTING.md')
  const code = contributing.flatMap(codeBlocks).filter(({ language }) => language === 'ts')
  expect(code.length).toBeGreaterThan(1)
  const invented = ['accounts.getAccount.says-where', 'transactions.memo.kept']
  const ids = requirements.map(({ id }) => id)
  for (const one of invented) expect(ids).not.toContain(one)
  for (const { at, text } of code) expect(text, at).toMatch(new RegExp(invented.join('|')))
})
