import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { archaicWords } from './archaic-words.js'
import { proseOf } from './prose-of.js'

/** What git says, or undefined where the project is no clone. */
function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: packageRoot, encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return undefined
  }
}

/** Text of others, broken on purpose, or the list of the words itself. */
const leftOut =
  /^(?:package-lock\.json|test\/(?:report\/schemas|hostile|lint\/fixtures)\/|test\/gates\/(?:archaic-words|plain-words))/

/** A line for each archaic word in a file, which says where it is and what to write. */
const faultsOf = (path: string, text: string): readonly string[] =>
  proseOf(path, text).flatMap(({ line, text: prose }) =>
    archaicWords.flatMap(({ word, instead }) => {
      const [found] = word.exec(prose) ?? []
      return found === undefined ? [] : [`${path}:${line} says “${found}”; write ${instead}`]
    }),
  )

test('Comments, titles, messages and documents are in plain modern English', () => {
  const files = git('ls-files', '-z', '--', '*.ts', '*.js', '*.cjs', '*.md', '*.yaml', '*.yml')
  test.skip(files === undefined, 'This is no clone: git tells which files belong to the project.')
  const paths = (files ?? '').split('\0').filter((path) => path !== '' && !leftOut.test(path))
  expect(paths.length).toBeGreaterThan(1000)
  const faults = paths.flatMap((path) =>
    faultsOf(path, readFileSync(join(packageRoot, path), 'utf8')),
  )
  expect(faults, faults.join('\n')).toEqual([])
})

test('An archaic word is found in prose, with its place and what to write; names in code are free', () => {
  expect(
    faultsOf(
      'a.ts',
      "const nobody = 'nobody'\n/** Whoever reads this. */\nsay(`heeded by ${all}`)",
    ),
  ).toEqual([
    'a.ts:2 says “Whoever”; write name who: “a caller who”, “no matter who”',
    'a.ts:3 says “heeded”; write “respect”, “apply”, “use”; for not heeded “ignore”',
  ])
  expect(faultsOf('a.md', 'Call `nobody`.\n\nHence it is so.')).toEqual([
    'a.md:3 says “Hence”; write “so”, “by this”, “in it”',
  ])
})

test('The subject of a commit has at most 72 characters', () => {
  // The rule holds from this day on.
  const log = git('log', '--since=2026-11-22T14:00:00Z', '--no-merges', '--format=%h %s')
  test.skip(log === undefined, 'This is no clone: git has the subjects.')
  const long = (log ?? '')
    .split('\n')
    .filter((line) => line.slice(line.indexOf(' ') + 1).length > 72)
    .map((line) => `the subject of commit ${line} is longer than 72 characters`)
  expect(long, long.join('\n')).toEqual([])
})
