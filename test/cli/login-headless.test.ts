import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { provideChromium } from '../chromium/provide-chromium.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { assay } from './assay.js'
import { test } from './cli-test.js'

const recipe = `recipe:
    - { fill: User name, with: user }
    - { fill: 'css=input[type=password]', with: password }
    - { press: Log in }
  actors: { admin: { user: { env: BANK_USER }, password: { env: BANK_PASSWORD } } }
`
const secrets = { BANK_USER: 'admin', BANK_PASSWORD: bankSecrets.REFERENCE_BANK_PASSWORD }

test('A user without a recipe is logged in by what the page shows, and then has one', async ({
  folder,
  open,
}) => {
  const bank = await open()
  const logins = join(folder, 'logins.json')
  await writeFile(
    join(folder, 'bank.yaml'),
    `target: { baseUrl: ${bank.baseUrl} }
auth:
  clientId: assay
  clientSecret: { env: BANK_SECRET }
  discovery: ${bank.baseUrl}/.well-known/openid-configuration
`,
  )
  const env = {
    ASSAY_ADMIN_USER: 'admin',
    ASSAY_ADMIN_PASSWORD: bankSecrets.REFERENCE_BANK_PASSWORD,
    BANK_SECRET: bankSecrets.REFERENCE_BANK_CLIENT_SECRET,
    ASSAY_LOGINS: logins,
    ASSAY_CHROMIUM: await provideChromium(),
  }
  const args = ['login', 'admin', '--headless', '--profile', 'bank.yaml']
  const { code, stdout, stderr } = await assay(args, { folder, env })
  expect(stderr).toBe('')
  expect(stdout).toMatch(
    /^logged in as admin, until (?:\d{4}-\d\d-\d\d )?\d\d:\d\d, renewed by itself\nadded to bank\.yaml: auth\.recipe, read from/,
  )
  expect(await readFile(join(folder, 'bank.yaml'), 'utf8')).toContain(
    `recipe: [{fill: 'css=input[name="user"]', with: user}, {fill: 'css=input[name="password"]', with: password}, {press: Log in}]\n`,
  )
  expect(code).toBe(0)
  expect(await readFile(logins, 'utf8')).toContain('"actor":"admin"')

  const { ASSAY_ADMIN_PASSWORD: _, ...less } = env
  const lacking = await assay(args, { folder, env: less })
  expect(lacking.code).toBe(2)
  expect(lacking.stderr).toContain(
    'the recipe needs the password of admin\nexport ASSAY_ADMIN_PASSWORD=… && npx assay login admin --profile bank.yaml --headless\n',
  )
})

test('A server that asks whether its user agrees is told so, and its recipe holds when it asks no more', async ({
  folder,
  open,
}) => {
  let buttons: readonly string[] = ['Allow', 'Deny']
  const bank = await open({
    decideAuthorization: (own) => ({ ...own, agreement: () => buttons }),
  })
  const path = join(folder, 'bank.yaml')
  await writeFile(
    path,
    `target: { baseUrl: ${bank.baseUrl} }\nauth:\n  clientId: assay\n  url: ${bank.baseUrl}\n`,
  )
  const env = {
    ASSAY_ADMIN_USER: 'admin',
    ASSAY_ADMIN_PASSWORD: bankSecrets.REFERENCE_BANK_PASSWORD,
    ASSAY_LOGINS: join(folder, 'logins.json'),
    ASSAY_CHROMIUM: await provideChromium(),
  }
  const args = ['login', 'admin', '--headless', '--profile', 'bank.yaml']
  const asked = await assay(args, { folder, env })
  expect(asked.stderr).toBe('')
  expect(asked.stdout).toMatch(/^logged in as admin, until /)
  expect(await readFile(path, 'utf8')).toContain('{press: Log in}]\n')

  buttons = []
  const remembered = await assay(args, { folder, env })
  expect(remembered.stderr).toBe('')

  // The only button is what a user has, whatever its language.
  buttons = ['Zustimmen']
  const only = await assay(args, { folder, env })
  expect(only.stderr).toBe('')
})

test('A recipe writes nothing into a page of an origin that the profile does not name', async ({
  folder,
  open,
}) => {
  const bank = await open()
  const server: Server = createServer((request, response) => {
    const [, query = ''] = (request.url ?? '').split('?')
    const location = `${bank.baseUrl}/auth/oauth2/authorize?${query}`
    response.writeHead(302, { location }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await writeFile(
    join(folder, 'bank.yaml'),
    `target: { baseUrl: ${elsewhere} }\nauth:\n  clientId: assay\n  url: ${elsewhere}\n  ${recipe}`,
  )
  const env = {
    ...secrets,
    ASSAY_LOGINS: join(folder, 'logins.json'),
    ASSAY_CHROMIUM: await provideChromium(),
  }
  const args = ['login', 'admin', '--headless', '--profile', 'bank.yaml']
  const { code, stderr } = await assay(args, { folder, env })
  server.close()
  expect(code).toBe(3)
  expect(stderr).toBe(
    `assay: the log-in page is on ${bank.origin}, which the profile does not name: nothing was written there\nIf it belongs to the log-in, add it: auth: { origins: [${bank.origin}] }\n`,
  )
})

test('A page that refuses the address of the answer is told in its own words', async ({
  folder,
  open,
}) => {
  const bank = await open({
    decideAuthorization: (own) => ({ ...own, acceptsRedirect: () => false }),
  })
  await writeFile(
    join(folder, 'bank.yaml'),
    `target: { baseUrl: ${bank.baseUrl} }\nauth:\n  clientId: assay\n  url: ${bank.baseUrl}\n  ${recipe}`,
  )
  const env = {
    ...secrets,
    ASSAY_LOGINS: join(folder, 'logins.json'),
    ASSAY_CHROMIUM: await provideChromium(),
  }
  const args = ['login', 'admin', '--headless', '--profile', 'bank.yaml']
  const { code, stderr } = await assay(args, { folder, env })
  expect(code).toBe(3)
  expect(stderr).toMatch(
    /^assay: the log-in page is answered with 400 and has no fields: ".*The answer may not go to http:\/\/127\.0\.0\.1:\d+\/answer\."\nCheck auth\.clientId, and that the server allows answers to go to http:\/\/127\.0\.0\.1:\d+\/answer;/,
  )
})
