import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { openCatalogue } from '../../src/cli/catalogue.js'
import { knownNamesOf } from '../../src/cli/run/known-names-of.js'
import { defaultLimits } from '../../src/target/default-limits.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { profileSchema } from '../../src/target/profile-schema.js'
import { codeBlocks } from './code-blocks.js'
import { document, documents } from './documents.js'

const blocks = documents.flatMap(codeBlocks).filter(({ mark }) => mark === 'profile')

/** Every variable that a profile names is set. */
const env = new Proxy<Record<string, string>>({}, { get: (_, name) => `value of ${String(name)}` })

const known = async () => {
  const { contract, suites } = await openCatalogue()
  return knownNamesOf(contract, suites)
}

test('There are profiles to check', () => expect(blocks.length).toBeGreaterThan(5))

for (const { at, text } of blocks)
  test(`The profile at ${at} is accepted without a warning`, async ({}, info) => {
    const path = info.outputPath('assay.yaml')
    await writeFile(path, text)
    await mkdir(info.outputPath('secrets'), { recursive: true })
    await writeFile(info.outputPath('secrets/agent.token'), 'secret')
    const overrides = { baseUrl: 'http://127.0.0.1/api' }
    const { warnings } = loadProfile(path, {
      env,
      overrides: text.includes('baseUrl:') ? undefined : overrides,
      known: await known(),
    })
    expect(warnings).toEqual([])
  })

/** The first column of the tables of a section, without its backticks. */
function named(section: string): readonly string[] {
  const text = document('docs/profile.md').text.split(`\n## ${section}\n`)[1]?.split('\n## ')[0]
  const cells = [...(text ?? '').matchAll(/^\| (`[^|]*`) +\|/gm)].map((match) => match[1] ?? '')
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''))
}

const members = (section: string): readonly string[] =>
  Object.keys(profileSchema().properties[section]?.properties ?? {})

test('docs/profile.md describes each section, actor, hook, option and fixture, and no others', async () => {
  const { options, fixtures } = await known()
  const headings = [...document('docs/profile.md').text.matchAll(/^## (.+)$/gm)].map(
    ([, one]) => one,
  )
  const given = Object.entries(fixtures).flatMap(([name, all]) =>
    all.map((one) => `fixtures.${name}.${one}`),
  )
  const same = (one: readonly unknown[], other: readonly unknown[]) =>
    expect(one.toSorted()).toEqual(other.toSorted())
  same(headings, Object.keys(profileSchema().properties))
  same(named('actors'), members('actors'))
  same(
    named('hooks'),
    members('hooks').map((name) => `hooks.${name}`),
  )
  same(
    named('claims'),
    options.map((name) => `claims.options.${name}`),
  )
  same(named('fixtures'), given)
})

test('docs/profile.md gives the limits that hold by default', () => {
  const block = blocks.find(({ text }) => text.startsWith('limits:'))
  const shown = [...(block?.text ?? '').matchAll(/^ {2}(\w+): (\d+(?:\.\d+)?)/gm)]
  expect(Object.fromEntries(shown.map(([, name, value]) => [name, Number(value)]))).toEqual(
    defaultLimits,
  )
})
