import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { embeddedProfile } from '../../src/cli/embedded-profile.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { formatCount } from '../../src/report/format-count.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { test } from '../cli/cli-test.js'
import { readRun } from '../cli/read-run.js'
import { type Ended, startAssay } from '../cli/start-assay.js'
import { type Watch, watchConnections } from '../gates/watch-connections.js'
import { withoutProgress } from '../cli/without-progress.js'
import { codeSpans } from './code-blocks.js'
import { document } from './documents.js'
import { expectShown } from './expect-shown.js'
import { walkThrough } from './walk-through.js'

// Certifying all interfaces takes long: whatever is to be seen of it is looked at here, after one run in one worker.
// And one after the other, since --update-snapshots writes the documents. A busy machine needs more than the usual time.
test.describe.configure({ mode: 'default', timeout: 600_000 })

let place: string
let certified: Ended
let seen: Watch

test.beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'assay-reference-bank-'))
  seen = watchConnections(place, 'run')
  certified = await startAssay(['run', '--seed', '1'], { folder: place, env: seen.env }).ended
})

test.afterAll(() => rm(place, { recursive: true, force: true }))

test('A run reaches for its target alone, and starts nothing', () => {
  expect(seen.hosts()).toEqual(['127.0.0.1'])
  expect(seen.programs()).toEqual([])
})

test('The embedded bank is certified, and all reports agree in their counts', async () => {
  const out = join(place, 'reports')
  const { code, stdout, stderr } = certified
  expect(code, stdout + stderr).toBe(0)
  expect(withoutProgress(stderr)).toBe('')
  expect(await readdir(out)).toEqual([
    'exchanges.ndjson',
    'index.html',
    'junit',
    'run.json',
    'summary.md',
  ])

  const run = await readRun(out)
  const { planned, pass, fail, inconclusive, error, none } = run.totals
  expect(run.verdict).toBe('conformant')
  expect(pass).toBeGreaterThan(100)
  // The bank has what every story needs: a story that never decides would not be noticed otherwise.
  expect(inconclusive).toBe(0)
  expect(pass + fail + inconclusive + error + none).toBe(planned)
  expect(run.requirements).toHaveLength(planned)
  expect(stdout).toMatch(/^Assay \d+\.\d+\.\d+, contract of \d+ interface/)
  expect(stdout).toContain('No target given: certifying the embedded reference bank at http://')
  expect(stdout).toContain(
    `${formatCount(pass)} pass · ${fail} fail · ${inconclusive} inconclusive · ${error} error`,
  )
  expect(stdout).toContain(
    `${formatCount(planned)} requirements, ${formatCount(run.exchanged.count)} exchanges in `,
  )
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(
    `  ${['index.html', 'junit/', 'run.json'].map((name) => join('reports', name)).join(' · ')}`,
  )

  const { claims } = loadProfile(embeddedProfile, { env: bankSecrets }).profile
  expect(run.interfaces.map(({ name }) => name)).toEqual(claims.interfaces?.toSorted())
  const names = await readdir(join(out, 'junit'))
  expect(names).toEqual(run.interfaces.map(({ name }) => `TEST-${name}.xml`))
  const files = await Promise.all(names.map((name) => readFile(join(out, 'junit', name), 'utf8')))
  const junit = files.join('\n')
  const of = (...verdicts: readonly string[]): number =>
    run.findings.filter(({ verdict }) => verdicts.includes(verdict)).length
  expect(junit.match(/<testcase /g)).toHaveLength(run.requirements.length)
  expect(junit.match(/<skipped /g) ?? []).toHaveLength(of('inconclusive', 'none'))
  expect(junit).not.toMatch(/<(failure|error) /)

  const recorded = (await readFile(join(out, 'exchanges.ndjson'), 'utf8')).trimEnd().split('\n')
  expect(recorded).toHaveLength(run.exchanged.count)
})

test('The documents show what certifying the reference bank prints and writes', async ({}, info) => {
  await expectShown('reference-bank', certified.stdout, info)

  const written = await readdir(join(place, 'reports'), { recursive: true })
  // One interface stands for all.
  const files = written
    .filter((name) => name !== 'junit')
    .map((name) => `reports/${name.replace(/TEST-\w+/, 'TEST-accounts')}`)
  const named = codeSpans(document('docs/reports.md')).filter((span) =>
    /^reports\/[\w/.-]+\w$/.test(span),
  )
  expect(new Set(named)).toEqual(new Set(files))
})

test('The walkthrough can be pasted as it stands, and shows what is printed', async ({
  folder,
}, info) => {
  const usual = '127.0.0.1:4010'
  const { done, close } = await walkThrough('docs/walkthrough.md', folder, usual)
  await close()
  const told = done.map(({ line, ended }) => `${ended.code} ${line}`)
  expect(told, done.map(({ ended }) => ended.stderr).join('')).toEqual([
    `1 npx assay run --base-url http://${usual}/api`,
    `0 npx assay init --base-url http://${usual}/api`,
    '0 npx assay init --set accounts.ownCustomerId=cust-rivera --set text.writableGroup=drafts',
    '0 npx assay init',
    '1 npx assay run',
    '0 npx assay replay accounts.balances.order',
  ])
  const [plain = '', begun = '', , , whole = '', replayed = ''] = done.map(
    ({ ended }) => ended.stdout,
  )
  await expectShown('base-url', plain, info)
  await expectShown('init', begun, info)
  // What is found once decides as much as what each run finds.
  const decided = (text: string, pattern: RegExp): number =>
    Number(pattern.exec(text)?.[1]?.replaceAll(',', ''))
  const first = decided(plain, /of ([\d,]+) decided requirements failed/)
  expect(decided(begun, /With it ([\d,]+) of /)).toBeGreaterThanOrEqual(first)
  expect(decided(whole, /of ([\d,]+) decided requirements failed/)).toBeGreaterThan(first + 100)
  expect(whole).not.toContain('It needs the actor admin')
  expect(replayed).toMatch(/now +PASS {2}accounts\.balances\.order\n/)
})
