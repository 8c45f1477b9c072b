import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'
import { readRun } from './read-run.js'

const order = 'accounts.balances.order'
const listed = (...ids: readonly string[]): string =>
  `known:\n${ids.map((id) => `  - { requirement: ${id}, because: ticket BANK-12 }\n`).join('')}`

const certify = (baseUrl: string, folder: string, ...more: readonly string[]) =>
  assay(['run', '--base-url', baseUrl, '--out', '.', '--only', 'accounts.balances', ...more], {
    folder,
    env: customer,
  })
const held = ['--baseline', 'assay.baseline.yaml']

test('A failure that is known does not end with 1, and stays a failure', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open({ defects: ['balances-in-order-of-books'] })
  await writeFile(join(folder, 'assay.baseline.yaml'), listed(order))
  const { code, stdout } = await certify(baseUrl, folder, ...held)
  expect(code, stdout).toBe(0)
  expect(stdout).toContain(`  KNOWN  ${order}  ticket BANK-12\n`)
  expect(stdout).toContain('NOT CONFORMANT  no new failure (1 known, in assay.baseline.yaml)\n')
  const { totals, baseline } = await readRun(folder)
  expect([totals.fail, baseline?.known]).toEqual([1, 1])
  expect(await readFile(join(folder, 'junit', 'TEST-accounts.xml'), 'utf8')).not.toContain(
    '<failure',
  )
})

test('A failure that is new ends with 1', async ({ folder, open }) => {
  const { baseUrl } = await open({ defects: ['balances-in-order-of-books'] })
  await writeFile(join(folder, 'assay.baseline.yaml'), 'known: []\n')
  const { code, stdout } = await certify(baseUrl, folder, ...held)
  expect(code, stdout).toBe(1)
  expect(stdout).toContain('NOT CONFORMANT  1 new failure (none known, in assay.baseline.yaml)\n')
})

test('An entry that passes now ends with 1 and says what to remove', async ({ folder, open }) => {
  const { baseUrl } = await open()
  await writeFile(join(folder, 'assay.baseline.yaml'), listed(order))
  const { code, stdout } = await certify(baseUrl, folder, ...held)
  expect(code, stdout).toBe(1)
  expect(stdout).toContain(
    `  STALE  ${order} passed; remove its entry from assay.baseline.yaml:2 (ticket BANK-12)\n`,
  )
  expect(stdout).toMatch(/^ {2}CONFORMANT +1 stale entry in assay\.baseline\.yaml/m)
})

test('A baseline is written, explained by hand, and written again', async ({ folder, open }) => {
  const faulty = await open({ defects: ['balances-in-order-of-books'] })
  const path = join(folder, 'assay.baseline.yaml')
  const first = await certify(faulty.baseUrl, folder, ...held, '--update-baseline')
  expect(first.code, first.stdout).toBe(0)
  expect(first.stdout).toContain('assay.baseline.yaml was updated: 1 added, 0 taken out.')
  const text = await readFile(path, 'utf8')
  expect(text).toContain(`  - requirement: ${order}\n    because: to be explained\n`)

  const explained = text.replace('to be explained', "'ticket BANK-12' # due in May")
  await writeFile(path, explained)
  const second = await certify(faulty.baseUrl, folder, ...held, '--update-baseline')
  expect(second.code, second.stdout).toBe(0)
  expect(await readFile(path, 'utf8')).toBe(explained)

  const good = await open()
  const third = await certify(good.baseUrl, folder, ...held, '--update-baseline')
  expect(third.code, third.stdout).toBe(0)
  expect(await readFile(path, 'utf8')).not.toContain(order)
})

test('A run that could not be decided writes no baseline', async ({ folder, open }) => {
  const { baseUrl, close } = await open()
  const refused = { ASSAY_API_KEY: 'wrong', ASSAY_TOKEN: 'wrong' }
  const text = listed(order, 'accounts.listAccounts.status')
  await writeFile(join(folder, 'assay.baseline.yaml'), text)
  const args = ['run', '--base-url', baseUrl, '--out', '.', ...held, '--update-baseline']
  const wrong = await assay(args, { folder, env: refused })
  expect(wrong.code, wrong.stdout).toBe(3)
  expect(wrong.stderr).toContain('nothing could be tested: all of the first')
  expect(wrong.stdout).not.toContain('STALE')
  expect(await readFile(join(folder, 'assay.baseline.yaml'), 'utf8')).toBe(text)
  // It gets to its end, but what it looks at needs a fixture that no one gave.
  const undecided = await assay([...args, '--only', 'accounts.authentication.oidc'], {
    folder,
    env: customer,
  })
  expect(undecided.code, undecided.stdout).toBe(3)
  expect(undecided.stdout).toContain('was not updated: this run could not be decided.')
  expect(undecided.stdout).not.toContain('STALE')
  await close()
  const lost = await assay(args, { folder, env: customer })
  expect(lost.code, lost.stdout).toBe(3)
  expect(await readFile(join(folder, 'assay.baseline.yaml'), 'utf8')).toBe(text)
})

test('A mistake in a baseline ends with 2 before anything is sent', async ({ folder }) => {
  await writeFile(join(folder, 'assay.baseline.yaml'), listed('accounts.balances.ordr'))
  const { code, stdout, stderr } = await assay(['run', ...held], { folder })
  expect(code).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toBe(
    `assay: assay.baseline.yaml:2:20  unknown requirement 'accounts.balances.ordr': did you mean '${order}'?\n  Rename it to '${order}'.\n`,
  )
})
