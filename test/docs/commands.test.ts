import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openCatalogue } from '../../src/cli/catalogue.js'
import { supplementsFor } from '../../src/cli/supplements-for.js'
import { exitCode } from '../../src/cli/exit-code.js'
import { packageRoot } from '../../src/package-root.js'
import { listDefects } from '../../proof/list-defects.js'
import { listLiberties } from '../../proof/list-liberties.js'
import { matchesPattern } from '../../src/run/matches-pattern.js'
import { codeSpans } from './code-blocks.js'
import { document, documents } from './documents.js'
import { readCommandLine } from './read-command-line.js'
import { shellCommands } from './shell-commands.js'
import { silentProgram } from './silent-program.js'

const assay = shellCommands.flatMap(({ document: path, words }) => {
  const name = words.findIndex((word) => word === 'assay' || word === 'bin/assay.js')
  return name < 0 ? [] : [{ where: `${path}: ${words.join(' ')}`, rest: words.slice(name + 1) }]
})

/** “`assay prove --defect` with its name” leaves the value to the reader. */
const unfinished = (rest: readonly string[]): boolean =>
  ['explain', 'show', 'replay'].includes(rest.join()) || /^--(only|defect)$/.test(rest.at(-1) ?? '')

test('Assay understands every command line of the documents', () => {
  expect(assay.length).toBeGreaterThan(20)
  for (const { where, rest } of assay) {
    const words = unfinished(rest) ? [...rest, 'something'] : rest
    expect(() => readCommandLine(words), where).not.toThrow()
  }
})

test('What command lines name exists', async () => {
  const additions = supplementsFor({ profile: join(packageRoot, 'examples/extension/assay.yaml') })
  const { requirements, scenarios, contract } = await openCatalogue(undefined, additions)
  const ids = [...requirements, ...scenarios].map(({ id }) => id)
  const defects = (await listDefects()).map(({ name }) => name)
  const liberties = (await listLiberties()).map(({ name }) => name)
  const interfaces = contract.interfaces.map(({ name }) => name)
  for (const { where, rest } of assay.filter((one) => !unfinished(one.rest))) {
    const { command, values, options } = readCommandLine(rest)
    const named = (name: string) => (options[name] ?? []) as readonly string[]
    if (command === 'explain') expect(ids, where).toContain(values[0])
    for (const pattern of named('only'))
      expect(
        ids.some((id) => matchesPattern(id, pattern)),
        where,
      ).toBe(true)
    for (const name of named('interface')) expect(interfaces, where).toContain(name)
    for (const name of named('defect')) expect(defects, where).toContain(name)
    for (const name of named('liberty')) expect(liberties, where).toContain(name)
  }
})

test('Every option that the prose names exists', () => {
  const commands = silentProgram().commands
  const known = commands.flatMap(({ options }) => options.map(({ long }) => long))
  const named = documents.flatMap((one) => codeSpans(one).filter((span) => span.startsWith('--')))
  expect(named.length).toBeGreaterThan(8)
  for (const span of named) expect([...known, '--help'], span).toContain(span.split(' ')[0])
})

test('Every npm script and every test folder that is named exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const { document: path, words } of shellCommands) {
    const [program, what = '', name = ''] = words
    const where = `${path}: ${words.join(' ')}`
    if (program === 'npm' && what === 'run') expect(Object.keys(scripts), where).toContain(name)
    if (program === 'npm' && what !== 'run')
      expect(['ci', 'cit', 'pack', 'publish', 'start', 'test'], where).toContain(what)
    if (program === 'npx' && what === 'playwright')
      expect(existsSync(join(packageRoot, words[3] ?? '')), where).toBe(true)
  }
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']))
})

test('The documents give every exit code and no other', () => {
  const section =
    document('docs/results.md').text.split('## Exit codes')[1]?.split('\n## ')[0] ?? ''
  const codes = [...section.matchAll(/^\| (\d+) +\|/gm)].map((match) => Number(match[1]))
  expect(codes).toEqual(Object.values(exitCode))
})
