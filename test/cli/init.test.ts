import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'
import { readRun } from './read-run.js'
import { startAssay } from './start-assay.js'

const admin = { ASSAY_ADMIN_TOKEN: bankSecrets.REFERENCE_BANK_ADMIN_TOKEN }

test('A profile is written that decides as much as init says', async ({ folder, open }) => {
  const { baseUrl } = await open()
  const args = ['init', '--base-url', baseUrl, '--interface', 'text']
  const begun = await assay(args, { folder, env: customer })
  expect(begun.code, begun.stderr).toBe(0)
  expect(begun.stdout).toMatch(/^Reading .* … 1 interface answers, \d+ groups of text/)
  expect(begun.stdout).toMatch(/\n {2}Written: assay\.yaml \(\d+ lines, \d+ fixtures found\)/)
  expect(begun.stdout).toMatch(
    /\d {2}It needs the actor admin\.\s+export ASSAY_ADMIN_TOKEN=… && npx /,
  )
  expect(begun.stdout).toContain('npx assay init --set text.writableGroup=…\n')
  expect(begun.stdout).toMatch(/\n {2}Go on with: npx assay run\n$/)

  const path = join(folder, 'assay.yaml')
  const text = await readFile(path, 'utf8')
  expect(text).toMatch(
    /^# yaml-language-server: \$schema=file:\S+\/schemas\/profile\.schema\.json\n/,
  )
  for (const secret of Object.values(customer)) expect(text).not.toContain(secret)
  const { profile, warnings } = loadProfile(path, { env: customer })
  expect(warnings).toEqual([])
  expect(profile.claims.interfaces).toEqual(['text'])
  expect(profile.fixtures['text']).toMatchObject({ format: ['small', 'large'] })

  const ran = await assay(['run', '--out', '.'], { folder, env: customer })
  expect(ran.code, ran.stdout).toBe(0)
  expect(ran.stdout).toContain(` at ${baseUrl}, with assay.yaml\n`)
  const { totals } = await readRun(folder)
  expect(begun.stdout).toContain(
    `With it ${totals.pass} of ${totals.pass + totals.inconclusive} req`,
  )
})

test('To a profile that is there, init adds what it lacks', async ({ folder, open }) => {
  const { baseUrl } = await open()
  const path = join(folder, 'bank.yaml')
  const before = `# Ours.
target: {baseUrl: "${baseUrl}"}   # here
claims:
    interfaces: [notifications]
fixtures:
    notifications:
        definition:
          - def-7f3a # the first one
    # That is all.
actors:
    customer: { apiKey: { env: ASSAY_API_KEY }, token: { env: ASSAY_TOKEN } }
safety: { allow: observe }`
  await writeFile(path, before)
  const env = { ...customer, ...admin }
  const args = ['init', '--out', 'bank.yaml', '--set', 'notifications.user=cust-rivera']
  const added = await assay(args, { folder, env })
  expect(added.code, added.stderr).toBe(0)
  expect(added.stdout).toMatch(/\n {2}Added to bank\.yaml: \d+ lines, 1 fixture found\n/)
  const after = await readFile(path, 'utf8')
  const kept = after.split('\n').filter((line) => before.split('\n').includes(line))
  expect(kept).toEqual(before.split('\n'))
  const { profile, warnings } = loadProfile(path, { env })
  expect(warnings).toEqual([])
  expect(Object.keys(profile.actors)).toEqual(['customer', 'admin', 'anonymous'])
  expect(profile.actors.admin?.apiKey?.value).toBe(customer.ASSAY_API_KEY)
  const fixtures = { definition: ['def-7f3a'], expiredDefinition: 'def-30d4', user: 'cust-rivera' }
  expect(profile.fixtures['notifications']).toEqual(fixtures)
  expect(profile.safety.allow).toBe('observe')

  const again = await assay(['init', '--out', 'bank.yaml'], { folder, env })
  expect(again.stdout).toContain('  bank.yaml is unchanged: nothing new was found.\n')
  expect(await readFile(path, 'utf8')).toBe(after)
})

test('A user at a terminal who sets fixtures by flags is asked for no others', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  const terminal = 'process.stdin.isTTY = process.stdout.isTTY = true'
  const env = { ...customer, NODE_OPTIONS: `--import "data:text/javascript,${terminal}"` }
  const args = ['init', '--base-url', baseUrl, '--interface', 'text', '--set', 'text.group=login']
  const { code, stdout, stderr } = await startAssay(args, { folder, env }).ended
  expect(code, stderr).toBe(0)
  expect(stdout).toContain('npx assay init --set text.writableGroup=')
  expect(stdout).toMatch(/\n {2}Written: assay\.yaml /)
})

test('Hooks and supplements that would decide more stand behind number signs, and make a profile without them', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  const args = ['init', '--base-url', baseUrl, '--interface', 'accounts', 'notifications']
  const { code, stdout, stderr } = await assay(args, { folder, env: customer })
  expect(code, stderr).toBe(0)
  const [, named = ''] = /For you to fill in, behind number signs: (.*)\n/.exec(stdout) ?? []
  expect(named.split(', ')).toEqual([
    'supplements.notifications',
    'hooks.outage',
    'hooks.rateLimit',
  ])
  const path = join(folder, 'assay.yaml')
  const text = await readFile(path, 'utf8')
  expect(loadProfile(path, { env: customer }).profile.hooks).toEqual({})
  expect(text).toMatch(
    /\n {2}# \d+ requirements can be tested once [^]*assay supplement notifications\n/,
  )

  await writeFile(
    path,
    text.replace(/^# (hooks|supplements):/gm, '$1:').replace(/^ {2}# (\w+: )/gm, '  $1'),
  )
  const { profile, warnings } = loadProfile(path, { env: customer })
  expect(warnings).toEqual([])
  expect(Object.keys(profile.hooks)).toEqual(['outage', 'rateLimit'])
})

test('What init supposes is confirmed by the command that it prints, without an editor', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  const args = ['init', '--base-url', baseUrl, '--interface', 'sessions', 'messages']
  const { stdout, code, stderr } = await assay(args, { folder, env: { ...customer, ...admin } })
  expect(code, stderr).toBe(0)
  expect(stdout).toMatch(/ … 1 interface answers \(only writing would tell of sessions\)/)
  const [, command = ''] = /If they are right: npx assay ((?:.*\\\n)*.*)\n/.exec(stdout) ?? []
  const words = command.split(/[\s\\]+/)
  expect(words).toContain(`messages.topic=${baseUrl}/notifications/topics/topic-statements`)
  const confirmed = await assay(words, { folder, env: { ...customer, ...admin } })
  expect(confirmed.code, confirmed.stderr).toBe(0)
  const { fixtures } = loadProfile(join(folder, 'assay.yaml'), {
    env: { ...customer, ...admin },
  }).profile
  expect(fixtures['messages']).toMatchObject({ pullSubscription: 'subscription-statements' })
  expect(confirmed.stdout).not.toContain('If they are right')
})

/** A target that answers as it likes. */
async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('What a target does not have is not claimed', async ({ folder }) => {
  const target = await serve(({ url, method }, response) => {
    expect(method).toBe('GET')
    const there = url?.startsWith('/banking/accounts?') || url === '/banking/accounts'
    response.writeHead(there ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(there ? '{ "items": [], "start": "", "limit": 100 }' : '{}')
  })
  try {
    const { code, stdout, stderr } = await assay(['init', '--base-url', target.url], {
      folder,
      env: customer,
    })
    expect(code, stderr).toBe(0)
    const { claims } = loadProfile(join(folder, 'assay.yaml'), { env: customer }).profile
    expect(claims.interfaces).toEqual(['accounts', 'sessions'])
    // The bank that it is rehearsed with has such accounts; this target does not.
    expect(stdout).toMatch(
      /\d {2}It needs an internal account of the customer.*\n +npx assay init --set/,
    )
  } finally {
    target.close()
  }
})

test('A target that shows nothing is told in two lines', async ({ folder, open }) => {
  const { baseUrl } = await open()
  const { origin } = new URL(baseUrl)
  const cases = [
    [origin, customer, 'were answered with 404', `Found there: --base-url ${baseUrl}`],
    [`${baseUrl}/banking/v2`, {}, 'were answered with 404', `Found there: --base-url ${baseUrl}`],
    [baseUrl, {}, 'were answered with 401', `npx assay init --base-url ${baseUrl} --client-id`],
    [baseUrl, { ...customer, ASSAY_TOKEN: 'another' }, 'with 401', 'which may have expired'],
    ['http://127.0.0.1:1', customer, 'nothing listens', 'Check the base URL'],
  ] as const
  for (const [url, env, cause, remedy] of cases) {
    const args = ['init', '--base-url', url, '--out', 'new/assay.yaml']
    const { code, stderr } = await assay(args, { folder, env })
    expect(code, stderr).toBe(3)
    const lines = stderr.trimEnd().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^assay: nothing was found out: /)
    expect(lines[0]).toContain(cause)
    expect(lines[1]).toContain(remedy)
  }
  expect(await readdir(folder)).toEqual([])
})

test('What init cannot do, it says before it asks the target', async ({ folder }) => {
  const target = ['--base-url', 'http://127.0.0.1:1']
  await mkdir(join(folder, 'reports'))
  await writeFile(join(folder, 'ours.yaml'), 'target: { baseUrl: http://127.0.0.1:2 }')
  await writeFile(join(folder, 'wrong.yaml'), 'targett: {}')
  const cases = [
    [[], '--base-url is missing'],
    [[...target, '--out', 'reports'], 'reports is a folder'],
    [[...target, '--out', 'ours.yaml/assay.yaml'], 'a part of its path is a file'],
    [[...target, '--out', 'ours.yaml'], 'ours.yaml is about http://127.0.0.1:2; name another file'],
    [[...target, '--out', 'wrong.yaml'], "wrong.yaml:1:1  unknown key 'targett'"],
    [['--base-url', 'nowhere'], 'the base URL is not an absolute URL'],
    [[...target, '--set', 'text.writableGrup=x'], 'did you mean text.writableGroup?'],
    [[...target, '--interface', 'acounts'], 'did you mean accounts?'],
  ] as const
  for (const [args, said] of cases) {
    const { code, stderr } = await assay(['init', ...args], { folder, env: customer })
    expect(stderr).toContain(said)
    expect(code, stderr).toBe(2)
  }
  const withLogin = ['init', ...target, '--client-id', 'assay', '--login-url', 'nowhere']
  const { code, stderr } = await assay(withLogin, { folder })
  expect(stderr).toContain('--login-url nowhere is not an absolute URL')
  expect(code, stderr).toBe(2)
  expect(existsSync(join(folder, 'assay.yaml'))).toBe(false)
})

test('What is refused for want of credentials does not count as an answer', async ({ folder }) => {
  const bank = await serve(({ url = '' }, response) => {
    const status = url.startsWith('/text') ? 200 : 401
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"items":[]}')
  })
  const { stdout, code } = await assay(['init', '--yes', '--base-url', bank.url], { folder })
  bank.close()
  expect(code).toBe(0)
  const words = stdout.replaceAll(/\s+/g, ' ')
  expect(words).toContain(
    ' … 1 interface answers (only writing would tell of sessions), 5 answered',
  )
  expect(words).toContain('5 answered with 401')
})
