import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openCatalogue } from '../../src/cli/catalogue.js'
import { placeText } from '../../src/cli/explain/placed.js'
import { packageRoot } from '../../src/package-root.js'
import { assay } from './assay.js'
import { startAssay } from './start-assay.js'

/** The line that a place names, `suites/accounts/balances/balances-order.scenario.ts:5`. */
function lineAt(place: string): string {
  const [file = '', line] = place.split(':')
  return readFileSync(join(packageRoot, file), 'utf8').split('\n')[Number(line) - 1] ?? ''
}

const places = /\b(?:specs|suites|src|proof)\/[\w./-]+:\d+/g

test('A row is explained with its place, its judge and its proof, each with file and line', async () => {
  const { code, stdout } = await startAssay(['explain', 'text.languages.second']).ended
  expect(code).toBe(0)
  const found = stdout.match(places) ?? []
  const lines = found.map(lineAt)
  expect(found[0]).toMatch(/^specs\/text\/requirements\/languages\.yaml:/)
  expect(lines[0]).toContain('id: text.languages.second')
  expect(found[1]).toMatch(/^specs\/text\/openapi\.yaml:/)
  expect(lines[1]).toContain('operationId: getResolvedText')
  expect(found[2]).toMatch(/^suites\/text\/resolved-text\/languages-several\.scenario\.ts:/)
  expect(lines[2]).toContain(`'text.languages.second'`)
  const [judges = '', proof = ''] = stdout.split('  defects that break it\n')
  expect(judges).toContain('text/languages-several')
  expect(proof).toMatch(
    /^ {4}resolved-languages-one-only {2}proof\/defects\/text\/[\w-]+\.ts:\d+\n {6}\w/,
  )
  expect(proof).toMatch(
    / {2}liberties near it, which have to pass\n(?: {4}[\w-]+ {2}proof\/liberties\/.*\n {6}.*\n){3}/,
  )
})

test('A requirement that is derived is explained with its place in the definition', async () => {
  const cases = [
    ['accounts.listAccounts.limit-below-minimum', 'limit:'],
    ['accounts.account.id', 'id:'],
    ['text.setString.201.Location', 'Location:'],
    ['accounts.listAccounts.answers', 'operationId: listAccounts'],
  ] as const
  for (const [id, said] of cases) {
    const { stdout } = await assay(['explain', id])
    const [place = ''] = stdout.match(places) ?? []
    expect(place, id).toMatch(/^specs\/\w+\/openapi\.yaml:/)
    expect(lineAt(place).trim(), id).toContain(said)
  }
})

test('What is explained fits its lines, and JSON stands as it is', async () => {
  for (const id of [
    'accounts.balances.order',
    'accounts.listAccounts',
    'rules/documented-status',
  ]) {
    const { stdout } = await assay(['explain', id])
    expect(Math.max(...stdout.split('\n').map(({ length }) => length)), id).toBeLessThanOrEqual(100)
    expect(JSON.parse((await assay(['explain', id, '--json'])).stdout)).toHaveLength(1)
  }
})

test('Every requirement has its place, and every judge is in a file that is there', async () => {
  const { contract, requirements, scenarios, rules } = await openCatalogue()
  const texts = new Map<string, readonly string[]>()
  const linesOf = (file: string): readonly string[] => {
    const lines = texts.get(file) ?? readFileSync(join(packageRoot, file), 'utf8').split('\n')
    texts.set(file, lines)
    return lines
  }
  const misplaced = requirements.flatMap((one) => {
    const place = contract.interfaces.find(({ name }) => name === one.interface)?.placeOf(one)
    const line = linesOf(place?.file ?? '')[(place?.line ?? 0) - 1]
    const isThere =
      one.origin.kind === 'written'
        ? line?.trim() === `- id: ${one.id}`
        : place !== undefined && place.line > 1
    return isThere ? [] : [`${one.id}: ${place?.file}:${place?.line}`]
  })
  expect(misplaced).toEqual([])
  const files = [...scenarios, ...rules].map(({ file }) => file)
  expect(files.filter((file) => !existsSync(join(packageRoot, file)))).toEqual([])
})

test('A supplement is named where it describes what a requirement says', async () => {
  const file = join(packageRoot, 'examples/reference-bank.yaml')
  const { stdout } = await assay([
    'explain',
    'notifications.dismissNotification.status',
    '--profile',
    file,
  ])
  expect(stdout).toMatch(/^ {2}\S*notifications\.overlay\.yaml:\d+$/m)
})

test('A defect and a liberty are explained by their names', async () => {
  const defect = await assay(['explain', 'balances-in-order-of-books'])
  expect(defect.stdout).toContain('(defect)')
  expect(defect.stdout).toContain('  breaks\n    accounts.balances.order\n')
  const liberty = await assay(['explain', 'orders-reversed'])
  expect(liberty.stdout).toContain('(liberty)\n  Lists of accounts come in the opposite order.\n')
  expect(liberty.stdout).toContain('proof/liberties/accounts/orders.ts:')
})

test('How an id begins is answered with those that begin so', async () => {
  const { code, stdout, stderr } = await assay(['explain', 'accounts.balances'])
  expect(code).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toMatch(
    /^assay: there is nothing called accounts\.balances; \d+ ids begin with it:\n/,
  )
  expect(stderr).toContain('\n  accounts.balances.order\n')
  expect(stderr).toMatch(/\n {2}and \d+ more \(assay list shows what there is\)\n$/)
})

test('With --json all of it is there for programs', async () => {
  const { code, stdout } = await assay(['explain', 'accounts.balances.order', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject([
    {
      is: 'requirement',
      id: 'accounts.balances.order',
      decided: 'tested',
      file: 'specs/accounts/requirements/balances.yaml',
      line: expect.any(Number),
      judges: [
        {
          id: 'accounts/balances-order',
          file: 'suites/accounts/balances/balances-order.scenario.ts',
        },
      ],
      proof: {
        defects: expect.arrayContaining([
          expect.objectContaining({ name: 'balances-in-order-of-books', line: expect.any(Number) }),
          expect.objectContaining({ name: 'balances-of-many-sorted', line: expect.any(Number) }),
        ]),
      },
    },
  ])
  const operations = await assay(['explain', 'getApiDoc', '--json'])
  const interfaces = (JSON.parse(operations.stdout) as { readonly interface: string }[]).map(
    (one) => one.interface,
  )
  expect(interfaces).toEqual(['messages', 'text'])
})

test('A file that the package does not carry is said to be in the source', () => {
  expect(placeText({ file: 'suites/nowhere.ts' })).toBe('suites/nowhere.ts (in the source)')
  expect(placeText({ file: 'package.json' })).toBe('package.json')
})
