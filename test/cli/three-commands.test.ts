import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { provideChromium } from '../chromium/provide-chromium.js'
import { interfaceNames } from '../../src/contract/load-contract.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { logInByForm } from '../login/plain-browser.js'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'
import { startAssay } from './start-assay.js'

test('A user with an address and a log-in gets a verdict by init, login and run', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  const env = { XDG_STATE_HOME: join(folder, 'state') }
  const { ASSAY_API_KEY: key } = customer
  const client = ['--client-id', 'assay', '--api-key', key, '--interface', 'institutions']
  const begun = await assay(['init', '--base-url', baseUrl, ...client], { folder, env })
  expect(begun.stderr).toBe('')
  expect(begun.stdout).toMatch(
    /^Log in at \S+openid-configuration\n\n {2}Written: assay\.yaml \(\d+ lines\)\n {2}Stored for you only: ASSAY_API_KEY\n\n {2}Go on with: npx assay login\n$/,
  )
  const path = join(folder, 'assay.yaml')
  const first = await readFile(path, 'utf8')
  expect(first).not.toContain(key)
  if (process.platform !== 'win32')
    expect((await stat(join(folder, 'state/assay/logins.json'))).mode & 0o777).toBe(0o600)

  const login = startAssay(['login', '--no-browser'], { folder, env })
  await login.says('\n  http')
  const [address = ''] = /http:\S+/.exec(login.stdout()) ?? []
  expect(new URL(address).searchParams.get('scope')).toBe('openid banking/full data/full')
  await logInByForm(address, 'customer')
  const { code, stdout, stderr } = await login.ended
  expect(code, stderr).toBe(0)
  expect(stdout).toContain('\nlogged in as customer, until ')
  expect(stdout).toMatch(/\n {2}Added to assay\.yaml: \d+ lines, \d fixtures found\n/)
  expect(stdout).toMatch(/\n {2}Go on with: npx assay run\n$/)
  expect(await readFile(path, 'utf8')).toContain(`${first.trimEnd()}\n`)

  const ran = await assay(['run', '--only', 'institutions.listInstitutionAccessLocations'], {
    folder,
    env,
  })
  expect(ran.code, ran.stdout + ran.stderr).toBe(0)
  expect(ran.stdout).toContain('CONFORMANT')

  const out = await assay(['logout'], { folder, env })
  expect(out.stdout).toBe('logged out: customer\nremoved: ASSAY_API_KEY\nthe tokens are revoked\n')
})

test('Three commands come to a verdict on all seven interfaces, with no person and no editor', async ({
  folder,
  open,
}) => {
  test.slow()
  const { baseUrl } = await open()
  const { REFERENCE_BANK_PASSWORD: ASSAY_PASSWORD } = bankSecrets
  const env = {
    XDG_STATE_HOME: join(folder, 'state'),
    ASSAY_CHROMIUM: await provideChromium(),
    ASSAY_USER: 'customer',
    ASSAY_PASSWORD,
  }
  const command = (...args: readonly string[]) => assay(args, { folder, env })
  const key = ['--client-id', 'assay', '--api-key', customer.ASSAY_API_KEY]
  const begun = await command('init', '--base-url', baseUrl, ...key)
  expect(begun.code, begun.stderr).toBe(0)

  const login = await command('login', '--headless')
  expect(login.code, login.stderr).toBe(0)
  const [, missing = ''] = login.stdout.split('What decides most of the rest:\n')
  const counts = [
    ...missing
      .split(/\n *\d+ {2}with /, 1)
      .join()
      .matchAll(/^ {2,4}([\d,]+) {2}\S/gm),
  ].map(([, count = '']) => Number(count.replaceAll(',', '')))
  expect(counts.length).toBeGreaterThan(4)
  expect(counts, 'what decides most comes first').toEqual(counts.toSorted((a, b) => b - a))

  const ran = await command('run')
  expect(ran.code, ran.stdout + ran.stderr).toBe(0)
  expect(ran.stdout).toContain('  CONFORMANT     in what was decided; ')
  for (const name of interfaceNames())
    expect(ran.stdout).toMatch(new RegExp(`^  ${name} +\\S+  \\d+ pass`, 'm'))
  const numberIn = (pattern: RegExp, text: string): number =>
    Number(pattern.exec(text)?.[1]?.replaceAll(',', ''))
  const decided = numberIn(/With it ([\d,]+) of/, login.stdout)
  const passed = numberIn(/([\d,]+) pass · 0 fail/, ran.stdout)
  // A rehearsal cannot tell how many items the lists of a target have.
  expect(Math.abs(passed - decided), `${decided} were announced`).toBeLessThan(10)
})

test('Init says what it needs where it finds no log-in, or one that leads elsewhere', async ({
  folder,
  open,
}) => {
  const elsewhere = 'https://login.evil.example'
  const bank = await open({
    decideAuthorization: (own) => ({
      ...own,
      configuration: (of) => ({ ...of, token_endpoint: `${elsewhere}/token` }),
    }),
  })
  const init = (...more: readonly string[]) =>
    assay(['init', '--base-url', bank.baseUrl, '--client-id', 'assay', ...more], { folder })
  const led = await init()
  expect(led.stderr).toMatch(/^assay: the configuration at \S+ sends users who log in to https:/)
  expect(led.stderr).toContain(`--login-origin ${elsewhere}\n`)
  // A gateway repeats the configuration of the issuer behind it, which is on another host.
  const issuer = new URL((await open()).origin.replace('127.0.0.1', 'localhost')).origin
  const repeats = await open({
    decideAuthorization: (own) => ({ ...own, configuration: (of) => ({ ...of, issuer }) }),
  })
  const args = ['init', '--base-url', repeats.baseUrl, '--client-id', 'assay']
  const unsure = await assay(args, { folder })
  expect(unsure.stderr).toContain(
    ` is that of another issuer, ${issuer}\nIf users log in there, say so: --login-url ${issuer}\n`,
  )
  const none = await init('--login-url', `${bank.origin}/nowhere`)
  expect(none.stderr).toBe(
    `assay: no log-in was found at ${bank.origin}/nowhere\nName its root, or its OpenID Connect configuration: --login-url https://login.example.bank\n`,
  )
  expect([led.code, none.code]).toEqual([3, 2])
})
