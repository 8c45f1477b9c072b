import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import type { Run } from '../../src/run/run.js'
import type { ServedBank } from '../../src/reference/serve-bank.js'
import { keep, logInAt } from '../login/log-in-at.js'
import { logInByForm } from '../login/plain-browser.js'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'
import { startAssay } from './start-assay.js'

/** A project that logs in at a bank, and keeps its tokens elsewhere. */
async function layProject(folder: string, bank: ServedBank, auth = `url: ${bank.baseUrl}`) {
  const project = join(folder, 'project')
  await mkdir(project)
  await writeFile(
    join(project, 'assay.yaml'),
    `target: { baseUrl: ${bank.baseUrl} }
actors: { customer: { apiKey: { env: ASSAY_API_KEY } } }
auth: { clientId: assay, ${auth} }
`,
  )
  const logins = join(folder, 'state', 'assay', 'logins.json')
  const env = { ASSAY_API_KEY: customer.ASSAY_API_KEY, XDG_STATE_HOME: join(folder, 'state') }
  return { folder: project, env, logins }
}

type Project = Awaited<ReturnType<typeof layProject>>

async function logIn({ folder, env }: Project, actor: string) {
  const login = startAssay(['login', actor, '--no-browser'], { folder, env })
  await login.says('\n  http')
  const [address = ''] = /http:\S+/.exec(login.stdout()) ?? []
  const page = await logInByForm(address, actor)
  return { ...(await login.ended), page }
}

const run = ({ folder, env }: Project, ...only: readonly string[]) =>
  assay(['run', '--profile', 'assay.yaml', '--out', 'reports', '--only', ...only], { folder, env })

test('Who logs in needs no token; it is kept for its owner alone, renewed, and removed on logout', async ({
  folder,
  open,
}) => {
  const bank = await open({ decideAuthorization: (own) => ({ ...own, tokenUses: () => 40 }) })
  const project = await layProject(folder, bank)

  const without = await run(project, 'accounts.getAccount')
  expect(without.code).toBe(2)
  expect(without.stderr).toBe(
    `assay: the actor customer is not logged in at ${bank.baseUrl}\nLog in first: npx assay login\n`,
  )

  const { code, stdout, stderr, page } = await logIn(project, 'customer')
  expect(stderr).toBe('')
  expect(code).toBe(0)
  expect(page.text).toContain('You can close this window.')
  expect(stdout).toMatch(
    /^Open this address to log in as customer:\n {2}http:\S+\nWaiting up to 10 minutes for the answer at http:\/\/127\.0\.0\.1:\d+\/answer\nlogged in as customer, until (?:\d{4}-\d\d-\d\d )?\d\d:\d\d, renewed by itself\n$/,
  )
  if (process.platform !== 'win32') {
    expect((await stat(project.logins)).mode & 0o777).toBe(0o600)
    expect((await stat(join(project.logins, '..'))).mode & 0o777).toBe(0o700)
  }

  // Every token of the log-in is used up again and again, and the refresh tokens with them.
  const before = await readFile(project.logins, 'utf8')
  const certified = await run(project, 'accounts.getAccount', 'accounts.listAccounts')
  expect(certified.stdout).toContain('CONFORMANT')
  expect(certified.code, certified.stdout).toBe(0)
  const after = await readFile(project.logins, 'utf8')
  expect(after).not.toBe(before)
  // Judged again, all of them are the same caller's.
  await assay(['bundle', 'run.zip', '--out', 'reports'], project)
  const again = await assay(['verify', 'run.zip'], project)
  expect(again.code, again.stdout).toBe(0)
  expect(again.stdout).toContain('0 cannot be judged')
  const exchanges = await readFile(join(project.folder, 'reports', 'exchanges.ndjson'), 'utf8')
  for (const secret of (before + after).match(/(access|refresh)-[\w-]{32}/g) ?? [])
    expect(exchanges).not.toContain(secret)

  // init looks at the target for as long as a run does, and days after the log-in.
  const stale = after.replaceAll(/"expiresAt":\d+/g, '"expiresAt":1')
  await writeFile(project.logins, stale)
  const looked = await assay(['init', '--yes'], project)
  expect(looked.code, looked.stderr).toBe(0)
  const renewed = await readFile(project.logins, 'utf8')
  expect(renewed).not.toContain('"expiresAt":1,')
  expect(renewed).not.toBe(stale)

  const token = await assay(['token'], project)
  expect(renewed).toContain(`"access":"${token.stdout.trim()}"`)
  const exported = await assay(['token', '--export'], project)
  expect(exported.stdout).toBe(
    `export ASSAY_API_KEY=${customer.ASSAY_API_KEY} ASSAY_TOKEN=${token.stdout.trim()}\n`,
  )
  const admin = await assay(['token', 'admin'], project)
  expect(admin.stderr).toContain('Log in first: npx assay login admin\n')

  const out = await assay(['logout'], project)
  expect(out.stdout).toBe(
    'logged out: customer\nthe tokens are deleted here, not revoked, and expire by themselves: their server names no revocation endpoint\n',
  )
  expect((await run(project, 'accounts.getAccount')).code).toBe(2)
})

test('A refresh that is refused in the middle ends the run with what was decided so far', async ({
  folder,
  open,
}) => {
  const refused = () =>
    Response.json({ error: 'invalid_grant', error_description: 'ended \u001b[2J' }, { status: 400 })
  const bank = await open({
    decideAuthorization: (own) => ({
      ...own,
      tokenUses: () => 60,
      tokenAnswer: (answer, type) => (type === 'refresh_token' ? refused() : answer),
    }),
  })
  const project = await layProject(folder, bank)
  await mkdir(dirname(project.logins), { recursive: true })
  keep(project.logins, bank, await logInAt(bank))
  const { code, stdout } = await run(project, 'accounts.listAccounts')
  expect(code, stdout).toBe(3)
  expect(stdout).toContain('NOT DECIDED')
  const words = stdout.replaceAll(/\s+/g, ' ')
  expect(words).toContain('The log-in of customer ended and could not be renewed: 127.0.0.1:')
  expect(words).toContain('Log in again: npx assay login customer')
  expect(stdout).not.toContain('\u001b[2J')
  expect(stdout).not.toContain(' FAIL ')
})

test('What is wrong with a log-in is said before a browser is opened', async ({ folder, open }) => {
  const bank = await open()
  const elsewhere = 'https://login.evil.example'
  const project = await layProject(folder, bank, `discovery: ${bank.baseUrl}/none`)
  const wrong = await assay(['login'], project)
  expect(wrong.code).toBe(3)
  expect(wrong.stderr).toBe(
    `assay: the configuration at ${bank.baseUrl}/none is answered with 404\nPut auth.discovery right.\n`,
  )
  const nobody = await assay(['login', 'amdin'], project)
  expect(nobody.code).toBe(2)
  expect(nobody.stderr).toContain('there is no actor amdin; did you mean admin?')
  await writeFile(
    join(project.folder, 'assay.yaml'),
    `target: { baseUrl: ${elsewhere} }\nauth:\n  clientId: assay\n  url: http://login.evil.example\n`,
  )
  const plain = await assay(['login'], project)
  expect(plain.code).toBe(2)
  expect(plain.stderr).toContain('assay.yaml:4:8  tokens would travel unencrypted')
})

test('A log-in that is not finished says how long it waits, and Ctrl-C ends it with nothing kept', async ({
  folder,
  open,
}) => {
  const { env, logins, ...project } = await layProject(folder, await open())
  const login = startAssay(['login', '--no-browser'], { folder: project.folder, env })
  await login.says('Waiting up to 10 minutes for the answer at http://127.0.0.1:')
  login.child.kill('SIGINT')
  const { stderr } = await login.ended
  expect(login.child.signalCode ?? login.child.exitCode).toBe('SIGINT')
  expect(stderr).toBe('')
  await expect(stat(logins)).rejects.toThrow('ENOENT')
})

test('A refused token exchange names why, and keeps nothing', async ({ folder, open }) => {
  const project = await layProject(
    folder,
    await open({ decideAuthorization: (own) => ({ ...own, codeLifetime: () => 0 }) }),
  )
  const { code, stderr } = await logIn(project, 'customer')
  expect(code).toBe(3)
  expect(stderr).toContain(
    'refused: invalid_grant (The code is not known, or not any more.)\nBegin',
  )
  await expect(stat(project.logins)).rejects.toThrow('ENOENT')
})

test('A refresh token that is used a second time ends the run with what to do', async ({
  folder,
  open,
}) => {
  const bank = await open({ decideAuthorization: (own) => ({ ...own, tokenUses: () => 3 }) })
  const project = await layProject(folder, bank)
  await mkdir(dirname(project.logins), { recursive: true })
  const login = await logInAt(bank)
  keep(project.logins, bank, login)
  const first = await run(project, 'accounts.getAccount')
  expect(first.code, first.stdout).toBe(0)
  // As from a copy on another machine.
  keep(project.logins, bank, login)
  const second = await run(project, 'accounts.getAccount')
  expect(second.code, second.stdout).toBe(3)
  expect(second.stdout.replaceAll(/\s+/g, ' ')).toMatch(
    /could not be renewed: 127\.0\.0\.1:\d+ refused: invalid_grant \(The refresh token is not known, or was used before\.\)\. Log in again: npx assay login customer/,
  )
  expect(second.stdout).not.toContain(login.tokens.refresh)
})

test('What a server does at a log-in is judged by the run, and again from its bundle', async ({
  folder,
  open,
}) => {
  const ids = ['transactions.authentication.*', 'text.authentication.*']
  const bank = await open({ defects: ['log-in-without-refresh-token'] })
  const project = await layProject(folder, bank)
  const before = await run(project, ...ids)
  expect(before.code).toBe(2)
  const loggedIn = await logIn(project, 'customer')
  expect(loggedIn.stdout).toContain('; there is no refresh token, so log in again then\n')
  const { code, stdout } = await run(project, ...ids)
  expect(code, stdout).toBe(1)
  expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
    /expected a refresh token beside the access token, when customer logged in at \S+Z answered an answer with access_token, token_type, expires_in/,
  )
  expect(stdout).toContain('2 fail')
  const told = await readFile(join(project.folder, 'reports', 'run.json'), 'utf8')
  expect((JSON.parse(told) as Run).logins).toEqual([
    {
      actor: 'customer',
      at: expect.stringMatching(/Z$/),
      members: ['access_token', 'token_type', 'expires_in'],
      madeUpCode: 'refused',
    },
  ])
  expect(told).not.toMatch(/access-[\w-]{32}/)

  const packed = await assay(['bundle', 'run.zip', '--out', 'reports'], project)
  expect(packed.code, packed.stderr).toBe(0)
  const verified = await assay(['verify', 'run.zip'], project)
  expect(verified.code, verified.stdout).toBe(0)
})

test('A refresh token that is refused at once is said at the log-in, which stays', async ({
  folder,
  open,
}) => {
  const project = await layProject(folder, await open({ defects: ['refresh-token-of-no-use'] }))
  const { code, stdout } = await logIn(project, 'customer')
  expect(code).toBe(0)
  expect(stdout).toContain('its server refused the refresh token that it had just given out')
  const judged = await run(project, 'transactions.authentication.renews')
  expect(judged.code, judged.stdout).toBe(1)
})

test('Log-ins of two actors at two targets are told apart, and one of them logs out alone', async ({
  folder,
  open,
}) => {
  const [one, other] = [await open(), await open()]
  const project = await layProject(folder, one)
  const elsewhere = { ...project, folder: join(folder, 'elsewhere') }
  await mkdir(elsewhere.folder)
  const profile = await readFile(join(project.folder, 'assay.yaml'), 'utf8')
  await writeFile(
    join(elsewhere.folder, 'assay.yaml'),
    profile.replaceAll(one.baseUrl, other.baseUrl),
  )
  for (const actor of ['customer', 'admin'])
    expect((await logIn(project, actor)).stderr, actor).toBe('')
  expect((await logIn(elsewhere, 'customer')).stderr).toBe('')
  const tokenOf = async (its: Project, actor: string) =>
    (await assay(['token', actor], its)).stdout.trim()
  const all = [
    await tokenOf(project, 'customer'),
    await tokenOf(project, 'admin'),
    await tokenOf(elsewhere, 'customer'),
  ]
  expect(new Set(all).size).toBe(3)
  for (const token of all) expect(token).toMatch(/^access-/)
  expect((await stat(project.logins)).mode & 0o777).toBe(
    process.platform === 'win32' ? 0o666 : 0o600,
  )

  expect((await assay(['logout', 'admin'], project)).stdout).toContain('logged out: admin\n')
  expect(await tokenOf(project, 'customer')).toBe(all[0])
  expect(await tokenOf(project, 'admin')).toBe('')
  expect((await assay(['logout'], project)).stdout).toContain('logged out: customer\n')
  expect(await tokenOf(elsewhere, 'customer')).toBe(all[2])
  expect((await assay(['logout', '--all'], project)).stdout).toContain('logged out: customer\n')
  expect(await tokenOf(elsewhere, 'customer')).toBe('')
})

test('A run in which something failed says how the commands that it prints get their secrets', async ({
  folder,
  open,
}) => {
  const project = await layProject(folder, await open({ defects: ['balances-in-order-of-books'] }))
  await logIn(project, 'customer')
  const failed = await run(project, 'accounts.balances.order')
  expect(failed.code, failed.stderr).toBe(1)
  expect(failed.stdout).toMatch(
    /\n {2}Before you paste a command: eval "\$\(npx assay token --export\)"\n$/,
  )
})
