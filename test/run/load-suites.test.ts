import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { listScenarios } from '../../src/run/list-scenarios.js'
import { loadSuites } from '../../src/run/load-suites.js'
import { accountsContract } from '../scenario/accounts-contract.js'

const story = (more: string): string =>
  `export default { kind: 'scenario', title: 'A story', interface: 'accounts', story: { steps: async () => {}, ${more} } }\n`
const right = story(`verifies: ['accounts.balances.order']`)
const law = (operation: string): string =>
  `export default { kind: 'law', name: 'one', cases: () => [{ operation: '${operation}', title: 'A case', verifies: ['accounts.balances.order'], steps: async () => {} }] }\n`

/** Fixtures that a plain request takes its values from, as the definition of accounts names them. */
const fixtures = `export const fixtures = { internalAccount() {}, accountToAskFor() {} }\nexport const given = {}\n`

/** The ids of the scenarios that these files come to, or what is wrong with them. */
async function load(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'assay-suites-'))
  const all = { 'package.json': '{ "type": "module" }', 'accounts/fixtures.js': fixtures, ...files }
  try {
    for (const [name, text] of Object.entries(all)) {
      await mkdir(dirname(join(root, name)), { recursive: true })
      await writeFile(join(root, name), text)
    }
    const suites = await loadSuites(['accounts'], root)
    return listScenarios(accountsContract, suites)
      .map(({ id }) => id)
      .join()
  } catch (error) {
    return error instanceof Error ? `${error.name} ${error.message}` : String(error)
  } finally {
    await rm(root, { recursive: true })
  }
}

test('A story is found by its file, and a law by what it binds', async () => {
  const files = { 'accounts/one.js': right, 'laws/one.js': law('listAccounts') }
  expect(await load(files)).toBe('laws/one:accounts.listAccounts,accounts/one')
})

const mistakes: readonly [title: string, file: string, text: string, told: string][] = [
  [
    'a default export that is no story',
    'accounts/one.js',
    'export default { title: "A story" }\n',
    'suites/accounts/one.ts: Its default export is no scenario. Write “export default scenario(…)”.',
  ],
  [
    'a story that nobody performs',
    'accounts/one.js',
    right.replace('export default', 'export const told ='),
    'suites/accounts/one.ts: told is no default export, so nobody performs it. Write “export default scenario(…)”.',
  ],
  [
    'a story of another interface',
    'accounts/one.js',
    right.replace(`'accounts'`, `'text'`),
    'suites/accounts/one.ts: It tells a story of text. Import ./scenario.js, which is that of accounts.',
  ],
  [
    'a story that verifies nothing',
    'accounts/one.js',
    story('verifies: []'),
    'suites/accounts/one.ts: accounts/one verifies nothing. Name the requirements that it decides.',
  ],
  [
    'a requirement that does not exist',
    'accounts/one.js',
    story(`verifies: ['accounts.balances.ordre']`),
    'suites/accounts/one.ts: It verifies accounts.balances.ordre, which is no requirement of accounts. Did you mean accounts.balances.order?',
  ],
  [
    'a requirement that is named twice',
    'accounts/one.js',
    story(`verifies: ['accounts.balances.order', 'accounts.balances.order']`),
    'suites/accounts/one.ts: It verifies accounts.balances.order twice. Name it once.',
  ],
  [
    'a file of laws without a law',
    'laws/one.js',
    right,
    'suites/laws/one.ts: Its default export is no law. Write “export default law(…)”.',
  ],
  [
    'a law about an operation that does not exist',
    'laws/one.js',
    law('listAcounts'),
    'suites/laws/one.ts: laws/one:accounts.listAcounts is about an operation that accounts does not have. Bind operations of the contract that the law is given.',
  ],
  [
    'a suite without what a profile may give',
    'accounts/fixtures.js',
    'export const fixtures = {}\n',
    'suites/accounts/fixtures.ts: It exports no “given”. Export it, empty if there is nothing to say.',
  ],
]

for (const [title, file, text, told] of mistakes)
  test(`${title} is told with its file and what to do`, async () => {
    expect(await load({ [file]: text })).toBe(`SuiteError ${told}`)
  })

test('A fixture that a definition names and a suite does not have is told with its place', async () => {
  const other = fixtures.replace('internalAccount() {}, ', '')
  expect(await load({ 'accounts/fixtures.js': other })).toMatch(
    /^ContractError specs\/accounts\/openapi\.yaml:\d+:\d+: There is no fixture “internalAccount” in the suite of accounts\./,
  )
})
