import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { unzipSync } from 'fflate'
import { judge } from '../../src/library/judge.js'
import { pack } from '../../src/cli/bundle/pack.js'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'

const readers = [
  ['run', '--failed', '--profile', 'assay.yaml'],
  ['show', 'accounts.balances.order'],
  ['replay', 'accounts.balances.order'],
  ['bundle', 'made.zip'],
  ['merge', 'reports', '--out', 'merged'],
] as const

const halfOf = (text: string): string => text.slice(0, text.length / 2)
const withBadLine = (text: string): string =>
  text.split('\n').with(1, '{"number":2,"request":{}}').join('\n')

/** File, what is done to it (nothing is left where that is undefined), and what is said of it. */
const damages: readonly (readonly [string, ((text: string) => string) | undefined, RegExp])[] = [
  [
    'run.json',
    halfOf,
    /reports\/run\.json is not a run .*: it is not JSON at line \d+, column \d+\./,
  ],
  ['run.json', () => '[]', /reports\/run\.json is not a run .*: tool\.name is not assay\./],
  [
    'run.json',
    (text) => text.replace(/"verdict": ?"fail"/g, '"verdict":"purple"'),
    /reports\/run\.json is not a run .*: requirements\[\d+\]\.verdict is none of pass, /,
  ],
  ['run.json', undefined, /there is no run yet: reports\/run\.json does not exist\. Run first /],
  ['exchanges.ndjson', withBadLine, /reports\/exchanges\.ndjson cannot be read: line 2 is not a /],
  ['exchanges.ndjson', () => '', /exchanges\.ndjson was damaged: it has no exchange \d+, and /],
  ['exchanges.ndjson', undefined, /exchanges\.ndjson cannot be read: there is no such file\. Run /],
]

test('A damaged run is told with file, place and remedy by each command that reads it', async ({
  folder,
  open,
}) => {
  test.slow()
  const { baseUrl } = await open({ defects: ['balances-in-order-of-books'] })
  const command = (...args: readonly string[]) => assay(args, { folder, env: customer })
  await writeFile(join(folder, 'assay.yaml'), `target: { baseUrl: ${baseUrl} }\n`)
  const only = ['--only', 'accounts.balances.order', 'accounts.listAccountBalances.status']
  const ran = await command('run', ...only)
  expect(ran.code, ran.stdout + ran.stderr).toBe(1)
  for (const [name, damage, says] of damages) {
    const file = join(folder, 'reports', name)
    const before = await readFile(file, 'utf8')
    await (damage === undefined ? rm(file) : writeFile(file, damage(before)))
    // What failed here was a story's: it is repeated without a look at what was sent.
    const reading = readers.filter(([word]) => word !== 'run' || name === 'run.json')
    for (const args of reading) {
      const { code, stdout, stderr } = await command(...args)
      const told = `${name}: ${args.join(' ')}\n${stdout}${stderr}`
      expect(code, told).toBe(2)
      expect(stderr, told).toMatch(says)
      expect(stderr, told).toMatch(/\bassay run\b/)
    }
    await writeFile(file, before)
  }
  expect((await command('show', 'accounts.balances.order')).code).toBe(0)

  // Nothing is sent before the recording was read: the target of this profile is another one, which is told when it is called.
  const recorded = join(folder, 'reports/exchanges.ndjson')
  const whole = await readFile(recorded, 'utf8')
  await writeFile(recorded, withBadLine(whole))
  await writeFile(join(folder, 'assay.yaml'), 'target: { baseUrl: http://127.0.0.1:9 }\n')
  const replayed = await command('replay', 'accounts.balances.order')
  expect(replayed.stderr).toMatch(/reports\/exchanges\.ndjson cannot be read: line 2 is not a /)
  await writeFile(recorded, whole)
  await writeFile(join(folder, 'assay.yaml'), `target: { baseUrl: ${baseUrl} }\n`)

  await expect(
    judge(join(folder, 'assay.ndjson'), { profile: { target: { baseUrl } } }),
  ).rejects.toThrow('assay.ndjson: there is no such file')
  const recording = join(folder, 'bad.ndjson')
  await writeFile(
    recording,
    withBadLine(await readFile(join(folder, 'reports/exchanges.ndjson'), 'utf8')),
  )
  await expect(judge(recording, { profile: { target: { baseUrl } } })).rejects.toThrow(
    'bad.ndjson: line 2 is not a recorded exchange',
  )

  const told = join(folder, 'reports/run.json')
  const toldWhole = await readFile(told, 'utf8')
  await writeFile(told, toldWhole.replace('{', '{"interrupted":"The run was stopped (Ctrl-C).",'))
  const early = await command('bundle', 'early.zip')
  expect(early.code).toBe(2)
  expect(early.stderr).toContain('ended early, and a part of a run cannot be judged again.')
  await writeFile(told, toldWhole)

  expect((await command('bundle', 'good.zip')).code).toBe(0)
  const good = unzipSync(await readFile(join(folder, 'good.zip')))
  const changed = (name: string, change: (text: string) => string) => ({
    ...good,
    [name]: new TextEncoder().encode(change(new TextDecoder().decode(good[name]))),
  })
  const { 'exchanges.ndjson': _, ...without } = good
  for (const [files, says] of [
    [changed('exchanges.ndjson', withBadLine), /exchanges\.ndjson cannot be read: line 2 is not a/],
    [changed('run.json', halfOf), /run\.json is not a run of Assay: it is not JSON at line \d+/],
    [without, /it has no exchanges\.ndjson/],
  ] as const) {
    await writeFile(join(folder, 'bad.zip'), pack(Object.entries(files)))
    const { code, stderr } = await command('verify', 'bad.zip')
    expect(code, stderr).toBe(2)
    expect(stderr).toMatch(says)
    expect(stderr).toMatch(
      /^assay: bad\.zip is no bundle [^]*\nGet it again from where it was made /,
    )
  }
  expect(await command('verify', 'none.zip')).toMatchObject({
    code: 2,
    stderr:
      'assay: none.zip cannot be read: there is no such file. Name a bundle, or make one of the last run (assay bundle).\n',
  })
})
