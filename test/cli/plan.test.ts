import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'
import { readRun } from './read-run.js'
import { startAssay } from './start-assay.js'

interface Drafted {
  readonly interfaces: readonly { readonly name: string; readonly requests: number }[]
  readonly requirements: { readonly decided: number }
}

const example = join(packageRoot, 'examples/reference-bank.yaml')
const secrets = { ...bankSecrets }

test('A plan sends the target nothing, and says so', async ({ folder }) => {
  let connections = 0
  const server = createServer()
  server.on('connection', (socket) => {
    connections += 1
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/api`
  try {
    const args = ['plan', '--base-url', url, '--interface', 'accounts']
    const { code, stdout, stderr } = await startAssay(args, { folder, env: customer }).ended
    expect(code, stderr).toBe(0)
    expect(stdout).toContain(`plan for 127.0.0.1:${port} at ${url}\nNothing was sent to it.`)
    expect(stdout).toMatch(/^ {2}accounts +\d+ scenarios +[\d,]+ requests$/m)
    expect(stdout).toMatch(/^ {2}GET +[\d,]+ {3}\w+ \d+ · /m)
    expect(stdout).toContain('  Nothing is written.')
    expect(stdout).toMatch(/It needs the actor restricted\. +add actors\.restricted/)
    expect(stdout).toMatch(/\n {2}PLAN {11}\d+ to be decided · \d+ inconclusive · /)
    expect(connections).toBe(0)
  } finally {
    server.close()
  }
})

test('A run does about what its plan said', async ({ folder, open }) => {
  const { baseUrl } = await open()
  const flags = ['--base-url', baseUrl, '--interface', 'text', '--allow', 'observe']
  const surroundings = { folder, env: customer }
  const { stdout } = await assay(['plan', ...flags, '--json'], surroundings)
  const plan = JSON.parse(stdout) as Drafted
  const ran = await assay(['run', ...flags, '--out', '.'], surroundings)
  expect(ran.code, ran.stdout).toBe(0)
  const run = await readRun(folder)
  expect(plan.requirements.decided).toBe(run.totals.pass)
  const requests = plan.interfaces[0]?.requests ?? 0
  expect(Math.abs(requests - run.exchanged.count)).toBeLessThan(run.exchanged.count / 10)
})

test('What cannot be undone is told, with the scenarios that do it', async ({ folder }) => {
  const args = ['plan', '--profile', example, '--interface', 'sessions']
  const { code, stdout, stderr } = await assay(args, { folder, env: secrets })
  expect(code, stderr).toBe(0)
  const section = (heading: string) => stdout.split(`\n  ${heading}`)[1]?.split('\n\n')[0] ?? ''
  expect(section('Not undone, since no client can undo it:')).toMatch(
    /\d {2}POST terminateCustomerSession +Term/,
  )
  expect(section('Disruptive scenarios:')).toMatch(/^\n {2}sessions +.*session-terminated/s)

  const reading = await assay([...args, '--allow', 'observe'], { folder, env: secrets })
  expect(reading.stdout).toContain('Nothing is written: the run may only read.')
  expect(reading.stdout).toMatch(/left out +\d+ scenarios .* need --allow disruptive; allowed is o/)
})

test('What all users may be shown is told with what users may notice', async ({ folder }) => {
  const only = 'notifications.createGlobalDefinition.*'
  const args = ['plan', '--profile', example, '--interface', 'notifications', '--only', only]
  const { code, stdout, stderr } = await assay(args, { folder, env: secrets })
  expect(code, stderr).toBe(0)
  expect(stdout).toMatch(/Users may notice, .*:\n +\d+ {2}POST createGlobalDefinition /)
})

test('What a profile gives too little of stays inconclusive in the plan', async ({ folder }) => {
  await writeFile(
    join(folder, 'assay.yaml'),
    `target: { baseUrl: 'https://bank.example/api' }
actors: { customer: { apiKey: { env: KEY }, token: { env: TOKEN } } }
safety: { allow: disruptive }
fixtures:
  sessions: { session: [one, two], customerId: cust-1, institutionId: BANK }
`,
  )
  const args = ['plan', '--profile', 'assay.yaml', '--interface', 'sessions']
  const env = { KEY: 'k'.repeat(8), TOKEN: 't'.repeat(8) }
  const { code, stdout, stderr } = await assay(args, { folder, env })
  expect(code, stderr).toBe(0)
  expect(stdout).toMatch(
    /one more session of a customer to use up.*\n? +change fixtures\.sessions\.session/,
  )
  expect(stdout).toContain('add hooks.rateLimit')
})

test('What the reference bank cannot stand in for is told apart', async ({ folder }) => {
  const overlay = await readFile(join(packageRoot, 'examples/notifications.overlay.yaml'), 'utf8')
  const other = overlay.replaceAll('activeNotifications', 'currentNotifications')
  await writeFile(join(folder, 'other.overlay.yaml'), other)
  const profile = await readFile(example, 'utf8')
  await writeFile(
    join(folder, 'assay.yaml'),
    profile
      .replace('notifications: notifications.overlay.yaml', 'notifications: other.overlay.yaml')
      .replace(/^ +messages: messages\.overlay\.yaml\n/m, ''),
  )
  const only = 'notifications.getActiveNotifications.*'
  const args = ['plan', '--profile', 'assay.yaml', '--interface', 'notifications', '--only', only]
  const { code, stdout, stderr } = await assay(args, { folder, env: secrets })
  expect(code, stderr).toBe(0)
  expect(stdout).toMatch(/\d could not be rehearsed, as the reference bank is not like what they/)
  expect(stdout).toMatch(/PLAN .* · \d+ not rehearsed · /)
  // No remedy is offered for what the bank does not have.
  expect(stdout).not.toContain('status 404')
})
