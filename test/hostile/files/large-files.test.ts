import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from '../../cli/assay.js'
import { test } from '../../cli/cli-test.js'
import { commandFor } from './commands.js'
import { expectBounded } from './expect-bounded.js'
import { weighProcess } from '../weigh-process.js'

const kinds = ['profile', 'baseline', 'overlay', 'definition', 'secret'] as const

const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n"
const overlay = "overlay: 1.0.0\ninfo: { title: T, version: '1' }\nactions:\n"
const laughs = (levels: number): string =>
  Array.from(
    { length: levels },
    (_, n) => `x-${n + 1}: &a${n + 1} [${Array(9).fill(`*a${n}`).join(', ')}]\n`,
  ).join('')
const names = Array.from({ length: 20_000 }, (_, n) => `p${n}`)
const many = {
  [names.map((name) => `/{${name}}`).join('')]: {
    get: {
      operationId: 'many',
      parameters: names.map((name) => ({ name, in: 'path', required: true, schema: {} })),
      responses: { '200': { description: 'A' } },
    },
  },
}
const merged = Array.from(
  { length: 4000 },
  (_, n) => `x-m${n + 1}: &m${n + 1} { <<: *m${n}, k${n}: 1 }\n`,
).join('')

/** What is given as what, how it is made, and what is said of it. */
const generated: readonly (readonly [
  name: string,
  kind: (typeof kinds)[number],
  text: () => string | Uint8Array,
  /** Any where it depends on the machine whether it is read in time. */
  code: number | 'any',
  said: RegExp,
])[] = [
  ['laughs', 'profile', () => `x-0: &a0 [1]\n${laughs(12)}`, 2, /the anchors of this file expand/],
  ['laughs', 'baseline', () => `x-0: &a0 [1]\n${laughs(12)}`, 2, /the anchors of this file expand/],
  [
    'laughs',
    'overlay',
    () => `${overlay}x-0: &a0 [1]\n${laughs(12)}`.replace('actions:\n', ''),
    2,
    /The anchors of this file expand/,
  ],
  [
    'laughs',
    'definition',
    () => `${head}paths: {}\nx-0: &a0 [1]\n${laughs(12)}`,
    2,
    /the anchors of this file expand/,
  ],
  [
    'merge keys on merge keys',
    'definition',
    () => `${head}paths: {}\nx-m0: &m0 { a: 1 }\n${merged}`,
    2,
    /nested far too deeply/,
  ],
  ['brackets', 'profile', () => '['.repeat(200_000), 2, /nested far too deeply/],
  ['brackets', 'overlay', () => '['.repeat(200_000), 2, /nested far too deeply/],
  ['question marks', 'definition', () => '? '.repeat(100_000), 2, /nests too deeply/],
  [
    'indentation',
    'definition',
    () => `${head}${Array.from({ length: 4000 }, (_, n) => `${' '.repeat(n)}a:\n`).join('')}`,
    2,
    /nested far too deeply/,
  ],
  [
    'thirty thousand keys',
    'profile',
    () => Array.from({ length: 30_000 }, (_, n) => `k${n}:\n`).join(''),
    2,
    /unknown key 'k0'/,
  ],
  [
    'ninety thousand keys',
    'baseline',
    () => Array.from({ length: 90_000 }, (_, n) => `k${n}:\n`).join(''),
    2,
    /this file holds more than 50,000 values/,
  ],
  ['3 MB', 'overlay', () => '#'.repeat(3_000_000), 2, /it is larger than 2 MiB/],
  ['21 MB', 'definition', () => '#'.repeat(22_000_000), 2, /it is larger than 20 MiB/],
  [
    '20 MB of prose',
    'definition',
    () => `${head}paths: {}\nx-a: '${'word '.repeat(4_000_000)}'\n`,
    'any',
    /0 errors|takes more than/,
  ],
  [
    '20 MB of values',
    'definition',
    () => `${head}paths: {}\nx-a: [${'1, '.repeat(6_600_000)}1]\n`,
    2,
    /takes more than|holds more than/,
  ],
  [
    'paths of 20,000 parameters',
    'definition',
    () => JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: many }),
    'any',
    /0 errors|takes more than/,
  ],
  [
    'paths of 20,000 parameters',
    'overlay',
    () =>
      JSON.stringify({
        overlay: '1.0.0',
        info: { title: 'T', version: '1' },
        actions: [{ target: '$.paths', update: many }],
      }),
    'any',
    /many/,
  ],
]

// Each may take what the linter allows, on a machine that does other things as well.
test.describe.configure({ timeout: 600_000 })

for (const [name, kind, text, code, said] of generated)
  test(`A ${kind} of ${name} comes to its end within bounds`, async ({ folder }) => {
    const file = join(folder, 'large.yaml')
    await writeFile(file, text())
    const ended = await weighProcess(await commandFor(kind, file, folder), folder)
    expectBounded(ended)
    const told = ended.stdout + ended.stderr
    if (code !== 'any') expect(ended.code, told).toBe(code)
    expect(told).toMatch(said)
  })

for (const kind of kinds)
  test(`What is no regular file is not read as a ${kind}`, async ({ folder }) => {
    test.skip(process.platform === 'win32', 'Windows has no devices and pipes among its files')
    execFileSync('mkfifo', [join(folder, 'pipe')])
    for (const [file, said] of [
      ['/dev/zero', /not a regular file/],
      [join(folder, 'pipe'), /not a regular file/],
      [folder, /it is a folder/],
      [join(folder, 'nothing'), /there is no such file/],
    ] as const) {
      const ended = await assay(await commandFor(kind, file, folder), { folder })
      expectBounded(ended)
      expect([ended.code, ended.stderr]).toEqual([2, expect.stringMatching(said)])
    }
  })
