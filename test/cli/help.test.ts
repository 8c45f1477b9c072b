import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { test } from './cli-test.js'
import { startAssay } from './start-assay.js'

for (const command of [
  '',
  'run',
  'init',
  'supplement',
  'plan',
  'lint',
  'serve',
  'explain',
  'list',
  'prove',
])
  test(`“assay ${command} --help” shows options and examples`, async () => {
    // Each command is seen to start, and to end, in a process of its own.
    const { code, stdout, stderr } = await startAssay([...(command ? [command] : []), '--help'])
      .ended
    expect(code).toBe(0)
    expect(stderr).toBe('')
    expect(stdout).toMatch(new RegExp(`^Usage: assay ${command}`))
    expect(stdout).toContain('-h, --help')
    expect(stdout).toMatch(/Examples:\n {2}assay/)
  })

test('The version is that of the package', async () => {
  const { code, stdout } = await assay(['--version'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('Requirements are listed for programs, with what decides them', async () => {
  const { code, stdout } = await assay(['list', 'requirements', '--json'])
  expect(code).toBe(0)
  const rows = JSON.parse(stdout) as readonly Record<string, unknown>[]
  expect(rows.find(({ id }) => id === 'accounts.balances.order')).toMatchObject({
    level: 'must',
    decided: 'tested',
    by: [
      {
        id: 'accounts/balances-order',
        file: 'suites/accounts/balances/balances-order.scenario.ts',
      },
    ],
  })
  const ways = new Set(rows.map((row) => row['decided']))
  expect(ways).toEqual(new Set(['tested', 'untestable', 'unspecified']))
})

for (const what of ['scenarios', 'gaps', 'rules', 'fixtures', 'defects'])
  test(`“assay list ${what}” names each with a sentence, a line each`, async () => {
    const { code, stdout } = await assay(['list', what])
    expect(code).toBe(0)
    const lines = stdout.trimEnd().split('\n')
    expect(lines.filter((line) => !/^[\w./:-]+ .* \S+$/.test(line))).toEqual([])
  })

const explained: readonly (readonly [id: string, ...said: readonly string[]])[] = [
  ['accounts.balances.order', 'document 1, ', 'binds listAccountBalances', 'decided by'],
  ['listAccountBalances', 'GET /banking/accountBalances', 'accounts (query, required)', '  200'],
  [
    'accounts/balances-order',
    'suites/accounts/balances/balances-order.scenario.ts',
    'It only reads.',
  ],
  ['rules/documented-status', 'It looks at every exchange', 'accounts.listAccounts.status'],
]

for (const [id, ...said] of explained)
  test(`“assay explain ${id}” says what it is about`, async () => {
    const { code, stdout } = await assay(['explain', id])
    expect(code).toBe(0)
    for (const text of said) expect(stdout).toContain(text)
  })
