import { expect, test } from '@playwright/test'
import type { BodyJudgement } from '../../src/contract/body-judgement.js'
import { compileSchema } from '../../src/contract/compile-schema.js'
import { judgeBody } from '../../src/contract/judge-body.js'
import { loadContract } from '../../src/contract/load-contract.js'
import { responseFor } from '../../src/contract/response-for.js'
import { definition, rows } from './small-bank.js'
import { specsFolder } from './specs-folder.js'

const contract = loadContract({ interfaces: ['accounts'] })

function judge(
  operationId: string,
  status: number,
  body: unknown,
  from = contract,
  name = 'accounts',
): readonly BodyJudgement[] {
  const operation = from.operation(name, operationId)
  const response = operation && responseFor(operation, status)
  if (!operation || !response) throw new Error(`no ${operationId} ${status}`)
  // What should be there has a test of its own.
  return judgeBody(operation, response, response.mediaTypes[0] ?? '', body).filter(
    ({ requirement }) => from.requirement(requirement)?.level !== 'should',
  )
}

const failures = (judgements: readonly BodyJudgement[]) =>
  judgements.flatMap((judgement) => (judgement.verdict === 'fail' ? [judgement] : []))
const passes = (judgements: readonly BodyJudgement[]) =>
  judgements.filter(({ verdict }) => verdict === 'pass').map(({ requirement }) => requirement)

const item = {
  id: 'acc-000001',
  title: 'Ann Example',
  label: 'Holidays',
  maskedNumber: '*1234',
  allows: { view: true },
  product: { type: 'savings', label: 'Savings' },
  location: 'internal',
  more: { than: 'documented' },
}

test('A right page passes what it shows and no more', () => {
  const judgements = judge('listAccounts', 200, { limit: 100, items: [item] })
  expect(failures(judgements)).toEqual([])
  expect(passes(judgements)).toEqual([
    'accounts.accounts.limit',
    ...['id', 'title', 'label', 'maskedNumber', 'allows', 'product', 'location'].map(
      (member) => `accounts.accountItem.${member}.present`,
    ),
    'accounts.accountItem.id',
    'accounts.accountItem.title',
    'accounts.accountItem.label',
    'accounts.accountItem.maskedNumber',
    'accounts.accountPermissions.view',
    'accounts.accountItem.allows',
    'accounts.productReference.type',
    'accounts.productReference.label',
    'accounts.accountItem.product',
    'accounts.accountItem.location',
    'accounts.accounts.items',
    'accounts.listAccounts.body',
  ])
})

test('An empty page shows nothing about items', () => {
  expect(passes(judge('listAccounts', 200, { items: [] }))).toEqual([
    'accounts.accounts.items',
    'accounts.listAccounts.body',
  ])
})

test('What is wrong is held against the member in which it stands, and against nothing around it', () => {
  const wrong = {
    ...item,
    label: 'x'.repeat(81),
    allows: { view: 'yes' },
    product: { type: 'gold' },
  }
  const judgements = judge('listAccounts', 200, { items: [item, wrong] })
  expect(failures(judgements)).toEqual([
    {
      requirement: 'accounts.accountItem.label',
      verdict: 'fail',
      pointer: '/items/1/label',
      expected: 'a string of at most 80 characters',
      actual: `"${'x'.repeat(81)}"`,
    },
    {
      requirement: 'accounts.accountPermissions.view',
      verdict: 'fail',
      pointer: '/items/1/allows/view',
      expected: 'true or false',
      actual: '"yes"',
    },
    {
      requirement: 'accounts.productReference.type',
      verdict: 'fail',
      pointer: '/items/1/product/type',
      expected: 'one of savings, checking, cd, ira, loan, creditCard',
      actual: '"gold"',
    },
  ])
  expect(passes(judgements)).toContain('accounts.accountItem.allows')
  expect(passes(judgements)).not.toContain('accounts.accountItem.label')
})

test('A missing member is held against its presence, at the object that lacks it', () => {
  const { label: _, ...without } = item
  expect(failures(judge('listAccounts', 200, { items: [without] }))).toEqual([
    {
      requirement: 'accounts.accountItem.label.present',
      verdict: 'fail',
      pointer: '/items/0',
      expected: 'the member label',
      actual: JSON.stringify(without),
    },
  ])
})

test('A member that the documents only list is held against a should', () => {
  const operation = contract.operation('accounts', 'listAccounts')
  const response = operation && responseFor(operation, 200)
  if (!operation || !response) throw new Error('no listAccounts')
  const found = failures(
    judgeBody(operation, response, 'application/json', { limit: 1, items: [] }),
  )
  expect(found).toMatchObject([
    { requirement: 'accounts.accounts.start.present', pointer: '', expected: 'the member start' },
  ])
  expect(contract.requirement('accounts.accounts.start.present')).toMatchObject({
    level: 'should',
    text: 'Every accounts has start.',
  })
})

test('A value of the wrong type in place of an object is held against the member that holds it', () => {
  const found = failures(
    judge('getAccount', 200, { ...item, electronicStatements: true, allows: [] }),
  )
  expect(found).toMatchObject([
    {
      requirement: 'accounts.account.allows',
      pointer: '/allows',
      expected: 'an object',
      actual: '[]',
    },
  ])
  const items = failures(judge('listAccounts', 200, { items: [item, 7] }))
  expect(items).toMatchObject([{ requirement: 'accounts.accounts.items', pointer: '/items/1' }])
})

for (const body of [null, [], 'text', 7]) {
  test(`${JSON.stringify(body)} in place of a page is held against the body`, () => {
    expect(judge('listAccounts', 200, body)).toEqual([
      {
        requirement: 'accounts.listAccounts.body',
        verdict: 'fail',
        pointer: '',
        expected: 'an object',
        actual: JSON.stringify(body),
      },
    ])
  })
}

test('account and accountItem each have their own rows', () => {
  const account = { ...item, location: 'outside', electronicStatements: false }
  expect(failures(judge('getAccount', 200, account))).toEqual([])
  expect(failures(judge('listAccounts', 200, { items: [account] }))).toMatchObject([
    { requirement: 'accounts.accountItem.location', expected: 'one of internal, external' },
  ])
})

test('An answer whose members are not shown may have any', () => {
  expect(judge('listAccountBalances', 202, { retryCount: 'soon' })).toEqual([
    { requirement: 'accounts.listAccountBalances.body', verdict: 'pass' },
  ])
  expect(failures(judge('listAccountBalances', 202, []))).toHaveLength(1)
})

test('A status that is only a reading is judged as well', () => {
  expect(failures(judge('getAccount', 429, { status: 'slow' }))).toMatchObject([
    { requirement: 'accounts.problem.status', expected: 'an integer from 100 to 599' },
  ])
})

test('A media type that is not documented has nothing to be judged by', () => {
  const operation = contract.operation('accounts', 'getAccount')
  const response = operation && responseFor(operation, 200)
  if (!operation || !response) throw new Error('no getAccount')
  expect(judgeBody(operation, response, 'text/html', {})).toEqual([])
  expect(judgeBody(operation, response, 'Application/JSON; charset=utf-8', {})).not.toEqual([])
})

test('Lengths count characters, not the halves of which some are made', () => {
  const found = judge('listAccounts', 200, { items: [{ ...item, label: '🏦'.repeat(80) }] })
  expect(failures(found)).toEqual([])
})

test('An amount is a multiple of a cent, though in binary it is not quite', () => {
  const check = compileSchema({ multipleOf: 0.01 })
  for (const amount of [1.13, 0.07, 1000000.13])
    expect(check(amount)).toEqual({ kind: 'checked', errors: [] })
  expect(check(1.135)).toMatchObject({ errors: [{ keyword: 'multipleOf' }] })
})

test('A balance may lack its amounts, and an amount is a string', () => {
  const body = {
    items: [
      { id: 'acc-000001', incomplete: true },
      { id: 'acc-000002', incomplete: false, available: 12.5, updatedAt: '2026-03-01 09:30:00Z' },
    ],
  }
  expect(failures(judge('listAccountBalances', 200, body))).toMatchObject([
    {
      requirement: 'accounts.accountBalance.available',
      pointer: '/items/1/available',
      actual: '12.5',
    },
    { requirement: 'accounts.accountBalance.updatedAt', pointer: '/items/1/updatedAt' },
  ])
})

test('Of one requirement five failures are told', () => {
  const items = Array.from({ length: 1000 }, () => ({ ...item, title: 1 }))
  const found = failures(judge('listAccounts', 200, { items }))
  expect(found.map(({ pointer }) => pointer)).toEqual(
    [0, 1, 2, 3, 4].map((index) => `/items/${index}/title`),
  )
})

test('Problems within problems are judged, however deep a stranger nests them', () => {
  const inner = { status: 42 }
  expect(failures(judge('getAccount', 404, { problems: [{ problems: [inner] }] }))).toMatchObject([
    { requirement: 'accounts.problem.status', pointer: '/problems/0/problems/0/status' },
  ])
  let deep: unknown = inner
  for (let level = 0; level < 100_000; level++) deep = { problems: [deep] }
  expect(failures(judge('getAccount', 404, deep))).toEqual([])
  expect(failures(judge('getAccount', 404, { title: deep }))[0]?.actual).toHaveLength(201)
})

test('Members that look like the innards of objects are only members', () => {
  const body: unknown = JSON.parse('{"__proto__":{"items":7},"constructor":1,"toString":[]}')
  expect(judge('listAccounts', 200, body)).toEqual([
    { requirement: 'accounts.listAccounts.body', verdict: 'pass' },
  ])
})

test('What a body shows is cut to a readable length without breaking a character', () => {
  const [found] = failures(
    judge('listAccounts', 200, { items: [{ ...item, title: '🏦'.repeat(5000) }] }),
  )
  expect(found?.actual?.length).toBeLessThanOrEqual(201)
  expect(found?.actual).not.toMatch(/\p{Surrogate}/u)
})

test('Every requirement that a body can speak about is one of the contract', () => {
  const broken = { items: [{}, { ...item, id: 1, allows: 1, product: { code: 1 } }], limit: 'x' }
  const spoken = [
    ...judge('listAccounts', 200, broken),
    ...judge('listAccounts', 200, { items: [item] }),
    ...judge('getAccount', 404, { type: ' ', attributes: [] }),
  ]
  for (const { requirement } of spoken)
    expect(contract.requirement(requirement)?.id).toBe(requirement)
})

test('A choice is judged as the kind that its discriminator names', () => {
  using folder = specsFolder({ 'bank/openapi.yaml': definition, 'bank/requirements.yaml': rows })
  const bank = loadContract({ specs: folder.specs })
  const rates = (body: unknown) => judge('listRates', 200, body, bank, 'bank')
  expect(passes(rates([{ kind: 'fixedRate', percent: null }]))).toEqual([
    'bank.fixedRate.kind.present',
    'bank.fixedRate.kind',
    'bank.fixedRate.percent',
    'bank.listRates.body',
  ])
  expect(failures(rates([{ kind: 'fixedRate', percent: 'x' }]))).toMatchObject([
    { requirement: 'bank.fixedRate.percent', pointer: '/0/percent', expected: 'a number or null' },
  ])
  expect(failures(rates([{ kind: 'floatingRate', index: { 'a/b': {} } }]))).toMatchObject([
    { requirement: 'bank.fixedRate.kind.present', pointer: '/0/index/a~1b' },
  ])
  expect(failures(rates([{ kind: 'floatingRate', extra: 1 }]))).toMatchObject([
    { requirement: 'bank.listRates.body', pointer: '/0' },
  ])
  expect(failures(rates([{ kind: 'other' }]))).toMatchObject([
    { requirement: 'bank.listRates.body', pointer: '/0', actual: '{"kind":"other"}' },
  ])
  expect(failures(rates([{}, {}, {}, {}]))[0]).toMatchObject({
    pointer: '',
    expected: 'a list of at most 3 items, each fixedRate or floatingRate',
  })
})
