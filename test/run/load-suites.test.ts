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
const law = (operation: string, more = ''): string =>
  `export default { kind: 'law', cases: () => [{ operation: '${operation}', title: 'A case', ${more}declares: [{ key: 'order', requirement: 'accounts.balances.order', after: [] }], steps: async () => {} }] }\n`

/** Fixtures that a plain request takes its values from, as the definition of accounts names them. */
const fixtures = `export const fixtures = { internalAccount() {}, accountToAskFor() {} }\nexport const given = {}\n`

/** The ids of the scenarios that these files come to, or what is wrong with them. */
async function load(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'assay-suites-'))
  const all = {
    'package.json': '{ "type": "module" }',
    'accounts/shared/fixtures.js': fixtures,
    ...files,
  }
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
  const files = {
    'accounts/balances/one.scenario.js': right,
    'laws/one/law.js': law('listAccounts'),
  }
  expect(await load(files)).toBe('laws/one:accounts.listAccounts,accounts/one')
})

const mistakes: readonly [title: string, file: string, text: string, told: string][] = [
  [
    'a default export that is no story',
    'accounts/balances/one.scenario.js',
    'export default { title: "A story" }\n',
    'suites/accounts/balances/one.scenario.ts: Its default export is no scenario. Write “export default scenario(…)”.',
  ],
  [
    'a story that is not named like one',
    'accounts/balances/one.js',
    right,
    'suites/accounts/balances/one.ts: It is neither named like a story nor in a folder shared/. Name it <name>.scenario.ts if it tells a story; else move it to shared/.',
  ],
  [
    'a story that lies in no resource',
    'accounts/one.scenario.js',
    right,
    'suites/accounts/one.scenario.ts: A story lies in the folder of a resource, and nowhere else. Move it to suites/<interface>/<resource>/.',
  ],
  [
    'a story among what stories share',
    'accounts/balances/shared/one.js',
    right,
    'suites/accounts/balances/shared/one.ts: It is a scenario in a folder for what scenarios share. Move it to the folder of a resource and name it <name>.scenario.ts.',
  ],
  [
    'a file named like a story that tells none',
    'accounts/balances/one.scenario.js',
    'export const one = 1\n',
    'suites/accounts/balances/one.scenario.ts: It is named like a scenario and has none. Write “export default scenario(…)”, or move it to shared/.',
  ],
  [
    'a story that is not performed',
    'accounts/balances/one.scenario.js',
    right.replace('export default', 'export const told ='),
    'suites/accounts/balances/one.scenario.ts: told is no default export, so it is never performed. Write “export default scenario(…)”.',
  ],
  [
    'a story of another interface',
    'accounts/balances/one.scenario.js',
    right.replace(`'accounts'`, `'text'`),
    'suites/accounts/balances/one.scenario.ts: It is a scenario of text. Import ../shared/scenario.js, which is that of accounts.',
  ],
  [
    'a story that verifies nothing',
    'accounts/balances/one.scenario.js',
    story('verifies: []'),
    'suites/accounts/balances/one.scenario.ts: accounts/one verifies nothing. Name the requirements that it decides.',
  ],
  [
    'a requirement that does not exist',
    'accounts/balances/one.scenario.js',
    story(`verifies: ['accounts.balances.ordre']`),
    'suites/accounts/balances/one.scenario.ts: It verifies accounts.balances.ordre, which is no requirement of accounts. Did you mean accounts.balances.order?',
  ],
  [
    'a requirement that is named twice',
    'accounts/balances/one.scenario.js',
    story(`verifies: ['accounts.balances.order', 'accounts.balances.order']`),
    'suites/accounts/balances/one.scenario.ts: It verifies accounts.balances.order twice. Name it once.',
  ],
  [
    'a law whose file states something else',
    'laws/one/law.js',
    right,
    'suites/laws/one/law.ts: Its default export is no law. Write “export default law(…)”.',
  ],
  [
    'a law that is stated nowhere',
    'laws/one/law.js',
    'export const one = 1\n',
    'suites/laws/one/law.ts: It states no law. Write “export default law(…)”.',
  ],
  [
    'a law in another file',
    'laws/one/other.js',
    law('listAccounts'),
    'suites/laws/one/other.ts: It states a law. Move it to suites/laws/<law>/law.ts.',
  ],
  [
    'a law about an operation that does not exist',
    'laws/one/law.js',
    law('listAcounts'),
    'suites/laws/one/law.ts: laws/one:accounts.listAcounts is about an operation that accounts does not have. Bind operations of the contract that the law is given.',
  ],
  [
    'a capability for an operation that does not exist',
    'accounts/shared/capabilities.js',
    'export const capabilities = { listAcounts: {} }\n',
    'suites/accounts/shared/capabilities.ts: It is about listAcounts, which is no operation of accounts. Did you mean listAccounts?',
  ],
  [
    'a capability that no law asks for',
    'accounts/shared/capabilities.js',
    'export const capabilities = { listAccounts: { rewrites: async () => {} } }\n',
    'suites/accounts/shared/capabilities.ts: listAccounts has a rewrites, which no law asks for. Did you mean rewrite?',
  ],
  [
    'a file of capabilities without any',
    'accounts/shared/capabilities.js',
    'export const one = 1\n',
    'suites/accounts/shared/capabilities.ts: It exports no “capabilities”. Export them by operation.',
  ],
  [
    'a suite without what a profile may give',
    'accounts/shared/fixtures.js',
    'export const fixtures = {}\n',
    'suites/accounts/shared/fixtures.ts: It exports no “given”. Export it, empty if there is nothing to declare.',
  ],
]

for (const [title, file, text, told] of mistakes)
  test(`${title} is told with its file and what to do`, async () => {
    expect(await load({ [file]: text })).toBe(`SuiteError ${told}`)
  })

test('A capability that a law cannot do without is missed as soon as suites are loaded', async () => {
  const told = await load({
    'accounts/balances/one.scenario.js': right,
    'laws/one/law.js': law('listAccounts', "capability: 'rewrite', "),
  })
  expect(told).toBe(
    'SuiteError suites/accounts/shared/capabilities.ts: laws/one:accounts.listAccounts needs a rewrite for listAccounts. Add it.',
  )
})

test('A stock that a story wants and a suite does not have is told', async () => {
  const wanting = story(`verifies: ['accounts.balances.order'], stocked: 'listAccounts'`)
  expect(await load({ 'accounts/balances/one.scenario.js': wanting })).toBe(
    'SuiteError suites/accounts/balances/one.scenario.ts: accounts/one wants a stock for listAccounts, for which the suite has none. Add it to capabilities.ts.',
  )
})

test('A fixture that a definition names and a suite does not have is told with its place', async () => {
  const other = fixtures.replace('internalAccount() {}, ', '')
  expect(await load({ 'accounts/shared/fixtures.js': other })).toMatch(
    /^ContractError specs\/accounts\/openapi\.yaml:\d+:\d+: There is no fixture “internalAccount” in the suite of accounts\./,
  )
})
