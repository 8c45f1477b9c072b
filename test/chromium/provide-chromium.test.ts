import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { chromiumCandidates } from './chromium-candidates.js'
import { oneAtATime } from './one-at-a-time.js'
import { type ChromiumSources, provideChromium } from './provide-chromium.js'

const machine = (
  present: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) => ({
  environment: { PATH: '/usr/local/bin:/usr/bin', ...environment },
  platform: 'linux' as const,
  playwrights: '/home/me/.cache/playwright/chrome',
  isExecutable: (path: string) => present.includes(path),
})

let folder: string
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-chromium-'))
})
test.afterEach(() => rm(folder, { recursive: true }))

const means = (more: Partial<ChromiumSources>): ChromiumSources => ({
  surroundings: machine([]),
  installers: [],
  lock: join(folder, 'lock'),
  starts: async () => true,
  ...more,
})

test('The browser that ASSAY_CHROMIUM names comes before all others', () => {
  const here = machine(['/opt/mine', '/usr/bin/chromium'], { ASSAY_CHROMIUM: '/opt/mine' })
  expect(chromiumCandidates(here)).toEqual(['/opt/mine'])
})

test('A name that cannot be started is said to be wrong instead of being passed over', () => {
  const here = machine(['/usr/bin/chromium'], { ASSAY_CHROMIUM: '/opt/gone' })
  expect(() => chromiumCandidates(here)).toThrow('ASSAY_CHROMIUM names /opt/gone')
})

test('An installed browser comes before the one that Playwright downloaded', () => {
  const own = '/home/me/.cache/playwright/chrome'
  const here = machine([own, '/usr/bin/google-chrome', '/usr/bin/chromium'])
  expect(chromiumCandidates(here)).toEqual(['/usr/bin/chromium', '/usr/bin/google-chrome', own])
})

test('Chrome is found where macOS and Windows keep it', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(chromiumCandidates({ ...machine([mac]), platform: 'darwin' })).toEqual([mac])
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  const there = machine([windows], { PROGRAMFILES: 'C:\\Program Files' })
  expect(chromiumCandidates({ ...there, platform: 'win32' })).toEqual([windows])
})

test('A browser that does not start is passed over', async () => {
  const surroundings = machine(['/usr/bin/chromium-browser', '/usr/bin/google-chrome'])
  const starts = async (path: string) => path.endsWith('chrome')
  expect(await provideChromium(means({ surroundings, starts }))).toBe('/usr/bin/google-chrome')
})

test('Two that need a browser at once install it once', async () => {
  const present: string[] = []
  let installed = 0
  const install = async () => {
    installed++
    await new Promise(setImmediate)
    present.push('/usr/bin/chromium')
    return { ok: true, said: '' }
  }
  const both = means({ surroundings: machine(present), installers: [{ name: 'one', install }] })
  expect(await Promise.all([provideChromium(both), provideChromium(both)])).toEqual([
    '/usr/bin/chromium',
    '/usr/bin/chromium',
  ])
  expect(installed).toBe(1)
  expect(await readdir(folder)).toEqual([])
})

test('When nothing helps, the message says what was tried and what a person can do', async () => {
  const install = async () => ({ ok: false, said: 'no network' })
  const poor = means({ installers: [{ name: 'npx playwright install chromium', install }] })
  await expect(provideChromium(poor)).rejects.toThrow(
    /set ASSAY_CHROMIUM[^]*npx playwright install chromium: no network/,
  )
})

test('A lock whose process has died is taken over', async () => {
  const lock = join(folder, 'lock')
  // No system gives so high a number to a process.
  await writeFile(lock, '2147483646')
  expect(await oneAtATime(lock, async () => 'done')).toBe('done')
})
