import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'
import { readRun } from './read-run.js'
import { withoutProgress } from './without-progress.js'

const execute = promisify(execFile)

test('A failure is told in one block, and its curl line shows the fault again', async ({
  folder,
  open,
}) => {
  const bank = await open({ defects: ['balances-in-order-of-books'] })
  const { code, stdout } = await assay(
    ['run', '--base-url', bank.baseUrl, '--out', '.', '--only', 'accounts.balances.order'],
    { folder, env: customer },
  )
  expect(code, stdout).toBe(1)
  const [, block = ''] =
    /\n {2}FAIL {2}(accounts\.balances\.order [^]*?)\n\n {2}\S/.exec(stdout) ?? []
  const [expected, answered] = ['expected', 'answered'].map((word) =>
    new RegExp(`^ +${word} +([^\\s,]+(?:, [^\\s,]+)*)`, 'm').exec(block)?.[1]?.split(', '),
  )
  expect(block).toMatch(/^accounts\.balances\.order +must\n/)
  expect(block).toContain('Balances come in the order in which the accounts were requested.')
  expect(block).toContain('document 1, Resources and their fields')
  expect(answered?.toSorted()).toEqual(expected?.toSorted())
  expect(answered).not.toEqual(expected)
  expect(stdout).toMatch(/NOT CONFORMANT {2}1 of \d+ decided requirement/)

  const curl = block.slice(block.indexOf('curl '))
  expect(curl).toContain('"API-Key: $ASSAY_API_KEY"')
  const env = { ...customer, PATH: process.env['PATH'] }
  const { stdout: body } = await execute('bash', ['-c', curl.replace('curl ', 'curl -s ')], { env })
  const { items } = JSON.parse(body) as { items: readonly { id: string }[] }
  expect(items.map(({ id }) => id)).toEqual(answered)
})

test('No secret reaches a report or the terminal', async ({ folder, open }) => {
  const bank = await open({ defects: ['balances-in-order-of-books'] })
  const { stdout, stderr } = await assay(
    ['run', '--base-url', bank.baseUrl, '--out', '.', '--only', 'accounts.balances'],
    { folder, env: customer },
  )
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  )
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(4)
  for (const text of [stdout, stderr, ...texts])
    for (const secret of Object.values(customer)) expect(text).not.toContain(secret)
})

test('What a foreign target leaves inconclusive fails with --strict only', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  const args = ['run', '--base-url', baseUrl, '--out', '.', '--only', 'accounts.getAccount']
  const lenient = await assay(args, { folder, env: customer })
  expect(lenient.code, lenient.stdout).toBe(0)
  expect(lenient.stdout).toMatch(/It needs the actor restricted\. +add actors\.restricted/)
  expect(lenient.stdout).toContain('CONFORMANT')
  const strict = await assay([...args, '--strict'], { folder, env: customer })
  expect(strict.code).toBe(3)
})

test('A base URL with a path too many or too few is told with the one that answers', async ({
  folder,
  open,
}) => {
  const { baseUrl, origin } = await open()
  for (const wrong of [origin, `${baseUrl}/banking/v2`]) {
    const args = ['run', '--base-url', wrong, '--only', 'accounts.getAccount', '--out', '.']
    const { code, stderr } = await assay(args, { folder, env: customer })
    expect(code).toBe(3)
    expect(withoutProgress(stderr)).toBe(
      `assay: nothing could be tested: ${wrong}/banking/accounts is not found (404).\nThe interfaces answer below another base URL: --base-url ${baseUrl}\n`,
    )
  }
})

test('A target that cannot be reached is said once, and nothing is green', async ({
  folder,
  open,
}) => {
  const { baseUrl, close } = await open()
  await close()
  const { code, stderr } = await assay(['run', '--base-url', baseUrl, '--out', '.'], {
    folder,
    env: customer,
  })
  expect(code).toBe(3)
  expect(withoutProgress(stderr)).toBe(
    `assay: nothing could be tested: nothing listens at ${new URL(baseUrl).host}. Check the base URL, and that the target runs.\n`,
  )
  const { verdict, totals, interrupted } = await readRun(folder)
  expect(verdict).toBe('not decided')
  expect([totals.pass, totals.fail, totals.error]).toEqual([0, 0, 0])
  expect(interrupted).toContain('cannot be reached')
  expect(await readFile(join(folder, 'junit', 'TEST-accounts.xml'), 'utf8')).not.toMatch(
    /<testcase [^>]*\/>/,
  )
})

test('A user behind a proxy is told that none is used', async ({ folder }) => {
  const { code, stderr } = await assay(['run', '--base-url', 'https://bank.invalid'], {
    folder,
    env: { ...customer, HTTPS_PROXY: 'http://127.0.0.1:9' },
  })
  expect(code).toBe(3)
  expect(stderr).toContain('HTTPS_PROXY is set, but Assay goes through no proxy')
})

test('A connection that cannot be secured is said once', async ({ folder, open }) => {
  const { baseUrl } = await open()
  const { code, stderr } = await assay(
    ['run', '--base-url', baseUrl.replace('http:', 'https:'), '--out', '.'],
    { folder, env: customer },
  )
  expect(code).toBe(3)
  expect(withoutProgress(stderr)).toMatch(
    /^assay: nothing could be tested: .* cannot be secured: .*\n$/,
  )
})

test('Wrong credentials end with 3, with the cause and the remedy in one line', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  const { code, stdout, stderr } = await assay(['run', '--base-url', baseUrl, '--out', '.'], {
    folder,
    env: { ASSAY_API_KEY: 'wrong', ASSAY_TOKEN: 'wrong' },
  })
  expect(code, stdout).toBe(3)
  expect(withoutProgress(stderr)).toMatch(
    /^assay: nothing could be tested: all of the first 6 requests were answered with 401\. The target does not accept the customer's credentials: check .*\n$/,
  )
})

test('Half of the credentials end with 3, and the other half is named', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  const args = ['run', '--base-url', baseUrl, '--out', '.']
  const keyAlone = await assay(args, { folder, env: { ASSAY_API_KEY: 'some' } })
  expect(keyAlone.code, keyAlone.stdout).toBe(3)
  expect(keyAlone.stderr).toContain('Only an API key was sent: set ASSAY_TOKEN, or ')
  const tokenAlone = await assay(args, { folder, env: { ASSAY_TOKEN: 'some' } })
  expect(tokenAlone.code, tokenAlone.stdout).toBe(3)
  expect(tokenAlone.stderr).toContain('Only a token was sent: set ASSAY_API_KEY, or ')
})

test('A target that answers everything with a server error has failed', async ({ folder }) => {
  const server = createServer((_, response) => void response.writeHead(500).end()).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const target = ['--base-url', `http://127.0.0.1:${port}/api`, '--interface', 'accounts']
  const { code, stdout } = await assay(['run', ...target, '--out', '.'], { folder, env: customer })
  server.close()
  expect(code, stdout).toBe(1)
  expect(stdout).toContain('FAIL  accounts.listAccounts.status')
})

const html = { 'content-type': 'text/html' }
/** What answers in place of a target, and how what is to be done begins. */
const inItsPlace: readonly (readonly [string, number, Record<string, string>, RegExp])[] = [
  ['A gateway whose service is away', 503, {}, /503\. A gateway answers in place of the target\./],
  ['A delivery network whose service is away', 522, html, /522\. A gateway answers in place/],
  [
    'A proxy that wants a log-in',
    407,
    html,
    /407\. A proxy stands in front of \S+ and wants a log-in\./,
  ],
  [
    'A network that wants a log-in',
    511,
    html,
    /511\. The network that you are in wants a log-in first/,
  ],
  [
    'A page of a guest network',
    200,
    html,
    /200, pages for people or redirections\. Check the base URL/,
  ],
  [
    'A port that takes encrypted requests only',
    400,
    html,
    /400, pages for people or redirections\. /,
  ],
  [
    'A server that knows nothing of the host',
    421,
    {},
    /421\. No document knows such an answer\. Check the base URL/,
  ],
]

for (const [what, status, headers, says] of inItsPlace)
  test(`${what} is told with what to do, in one line, and ends with 3`, async ({ folder }) => {
    const server = createServer((_, response) => void response.writeHead(status, headers).end('No'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const baseUrl = `http://127.0.0.1:${port}/api`
    const args = ['run', '--base-url', baseUrl, '--out', '.']
    const { code, stderr } = await assay(args, { folder, env: customer })
    const init = await assay(['init', '--base-url', baseUrl], { folder, env: customer })
    server.close()
    expect(code, stderr).toBe(3)
    expect(withoutProgress(stderr)).toMatch(
      /^assay: nothing could be tested: all of the first \d requests were answered with .*\n$/,
    )
    expect(stderr).toMatch(says)
    expect(init.code, init.stderr).toBe(3)
    expect(init.stderr.replaceAll('\n', ' ')).toMatch(says)
  })

test('Without credentials it is said which variables to set', async ({ folder, open }) => {
  const { baseUrl } = await open()
  const { code, stderr } = await assay(['run', '--base-url', baseUrl, '--out', '.'], { folder })
  expect(code).toBe(3)
  expect(stderr).toMatch(/nothing could be tested: .+ 401\. Set ASSAY_API_KEY and ASSAY_TOKEN/)
  expect(stderr).toContain(
    `\nWhere users log in: npx assay init --base-url ${baseUrl} --client-id …\n`,
  )
})

test('A token that is accepted nowhere ends with 3, though something is open to every caller', async ({
  folder,
}) => {
  const server = createServer(({ url = '' }, response) => {
    const isOpen = /^\/api\/(text\/|notifications\/(apiDoc)?$)/.test(url)
    response.writeHead(isOpen ? 200 : 401, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const args = ['run', '--base-url', `http://127.0.0.1:${port}/api`, '--out', '.']
  const { code, stderr } = await assay(args, { folder, env: customer })
  server.close()
  expect(code, stderr).toBe(3)
  expect(withoutProgress(stderr)).toMatch(
    /^assay: nothing could be tested: all of the first \d requests were answered with 401\. The target does not accept .*\n$/,
  )
})
