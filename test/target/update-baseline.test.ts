import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { parseBaseline } from '../../src/target/parse-baseline.js'
import { updateBaseline } from '../../src/target/update-baseline.js'
import { once } from '../once.js'

const requirements = once(() => loadContract().interfaces.flatMap((one) => one.requirements))
const update = (text: string, gone: readonly string[], failed: readonly string[]): string =>
  updateBaseline(
    parseBaseline(text, 'assay.baseline.yaml', requirements()),
    (id) => gone.includes(id),
    failed,
  )

const written = `# Ask Kim before you add to this.
known:
  # Since the core was replaced.
  - requirement: accounts.balances.order
    because: 'ticket BANK-12' # due in May

  # A vendor fault.
  - { requirement: accounts.listAccounts.status, because: ticket BANK-13 }
`

test('What still fails keeps its reason and its comments; what is new comes last', () => {
  expect(update(written, ['accounts.listAccounts.status'], ['accounts.getAccount.status'])).toBe(
    `# Ask Kim before you add to this.
known:
  # Since the core was replaced.
  - requirement: accounts.balances.order
    because: 'ticket BANK-12' # due in May
  - requirement: accounts.getAccount.status
    because: to be explained
`,
  )
})

test('Comments of an entry go with it', () => {
  expect(update(written, ['accounts.balances.order'], [])).toBe(`# Ask Kim before you add to this.
known:
  # A vendor fault.
  - { requirement: accounts.listAccounts.status, because: ticket BANK-13 }
`)
})

test('A file in which nothing changes stays as it is, to the letter', () => {
  const odd = 'known:   [ {because: "a" , requirement: accounts.balances.order} ]'
  expect(update(odd, [], [])).toBe(odd)
})

test('A list can become empty and grow again', () => {
  const ids = ['accounts.balances.order', 'accounts.listAccounts.status']
  const empty = update(written, ids, [])
  expect(parseBaseline(empty, 'x', requirements()).known).toEqual([])
  expect(empty).toContain('known: []')
  expect(update('known: []\n', [], ['accounts.balances.order'])).toBe(
    'known:\n  - requirement: accounts.balances.order\n    because: to be explained\n',
  )
})

test('A new file says what it is for', () => {
  const text = update('', [], ['accounts.balances.order'])
  expect(text).toMatch(/^# Failures that are known, [^\n]+\n+known:\n {2}- requirement: accounts/)
  expect(parseBaseline(text, 'x', requirements()).known).toMatchObject([
    { requirement: 'accounts.balances.order', because: 'to be explained' },
  ])
  expect(update('', [], [])).toContain('known: []')
})
