import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import type { Requirement } from '../../src/contract/requirement.js'
import { definition, rows } from './small-bank.js'
import { specsFolder } from './specs-folder.js'

const contract = loadContract({ interfaces: ['accounts'] })
const [accounts] = contract.interfaces

function count(test: (requirement: Requirement) => boolean): number {
  return accounts?.requirements.filter(test).length ?? 0
}

test('The account interface has the requirements that follow from its definition', () => {
  const kinds: Record<string, number> = {}
  for (const { origin } of accounts?.requirements ?? []) {
    kinds[origin.kind] = (kinds[origin.kind] ?? 0) + 1
  }
  const { written, ...derived } = kinds
  expect(derived).toEqual({
    status: 4,
    'media-type': 4,
    body: 4,
    header: 2,
    law: 119,
    member: 48,
    presence: 32,
  })
  expect(written).toBeGreaterThan(60)
  expect(count(({ gap }) => gap === true)).toBeGreaterThan(5)
})

test('Requirements have the ids, texts and operations that the templates give them', () => {
  const texts = Object.fromEntries(
    [
      'accounts.listAccounts.status',
      'accounts.getAccount.media-type',
      'accounts.listAccountBalances.body',
      'accounts.listAccounts.401.WWW-Authenticate',
      'accounts.listAccounts.limit-above-maximum',
      'accounts.listAccountBalances.accounts-item-too-short',
      'accounts.getAccount.accountId-bad-character',
      'accounts.listEligibleAchAccounts.allows-missing',
      'accounts.listAccounts.limit-default-accepted',
      'accounts.accountItem.maskedNumber',
      'accounts.account.allows',
      'accounts.accountBalances.items',
      'accounts.accountBalance.updatedAt',
      'accounts.problem.status',
      'accounts.accountItem.label.present',
      'accounts.listAccounts.pages-limit-default',
      'accounts.listAccounts.allows-filter-several',
    ].map((id) => [id, contract.requirement(id)?.text]),
  )
  expect(texts).toEqual({
    'accounts.listAccounts.status':
      'Every answer of listAccounts has a status that is documented for it: 200, 400, 401, 403, 422.',
    'accounts.getAccount.media-type':
      'Every answer of getAccount that has a body has a media type that is right for its status: application/json (200), application/problem+json (401, 403, 404), any other JSON media type (200).',
    'accounts.listAccountBalances.body':
      'Every body that listAccountBalances returns can be read as its media type says and is what its status calls for: accountBalances (200), incompleteBalances (202), problem (401, 403, 422, 429, 503).',
    'accounts.listAccounts.401.WWW-Authenticate':
      'A 401 answer of listAccounts carries the header WWW-Authenticate.',
    'accounts.listAccounts.limit-above-maximum':
      'listAccounts refuses a limit above 1000 with 400 or 422.',
    'accounts.listAccountBalances.accounts-item-too-short':
      'listAccountBalances refuses a list of accounts with an item of fewer than 6 characters with 400 or 422.',
    'accounts.getAccount.accountId-bad-character':
      'getAccount refuses an accountId that contains a character that is not allowed with 400, 403, 404 or 422.',
    'accounts.listEligibleAchAccounts.allows-missing':
      'listEligibleAchAccounts refuses a request without allows with 400 or 422.',
    'accounts.listAccounts.limit-default-accepted':
      'listAccounts accepts the default of limit, 100, when it is asked for.',
    'accounts.accountItem.maskedNumber':
      'Where an accountItem has maskedNumber, it is a string of 2 to 5 characters that matches ^\\*[A-Za-z0-9\\- _.]{1,4}$.',
    'accounts.account.allows': 'Where an account has allows, it is an object.',
    'accounts.accountBalances.items':
      'Where an accountBalances has items, it is a list of at most 256 accountBalance.',
    'accounts.accountBalance.updatedAt':
      'Where an accountBalance has updatedAt, it is an RFC 3339 date-time of 20 to 30 characters.',
    'accounts.problem.status': 'Where a problem has status, it is an integer from 100 to 599.',
    'accounts.accountItem.label.present': 'Every accountItem has label.',
    'accounts.listAccounts.pages-limit-default':
      'A page of listAccounts that was requested without a limit is as large as one requested with 100: it holds at most 100 items.',
    'accounts.listAccounts.allows-filter-several':
      'listAccounts with several values of allows returns the items that match every one of them.',
  })
})

test('A requirement names its clause, its level and the operations that it binds', () => {
  expect(contract.requirement('accounts.accountItem.label')).toMatchObject({
    level: 'must',
    clause: 'document 1, Resources and their fields, Account item',
    operations: ['listAccounts', 'listEligibleAchAccounts'],
    origin: { kind: 'member', schema: 'accountItem', member: 'label' },
  })
  expect(contract.requirement('accounts.problem.title')?.operations).toHaveLength(4)
  expect(contract.requirement('accounts.balances.order')).toMatchObject({
    clause: 'document 1, Resources and their fields, Account balance',
    origin: { kind: 'written' },
  })
  expect(contract.requirement('accounts.getAccount.status')?.readings?.[1]).toContain(
    '400, 422, 429, 503',
  )
})

test('What the documents leave open holds no requirements', () => {
  const ids = accounts?.requirements.map(({ id }) => id) ?? []
  expect(ids.filter((id) => /incompleteBalances\.|accountMembers|resourceId/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('Laws bind the operations whose definition shows what they need', () => {
  const aspect = { kind: 'law', law: 'filter', aspect: 'complete', parameter: 'location' } as const
  expect(contract.operation('accounts', 'listAccounts')?.requirement(aspect)).toBe(
    'accounts.listAccounts.location-filter-complete',
  )
  const balances = (accounts?.requirements ?? []).flatMap(({ origin }) =>
    origin.kind === 'law' && origin.operation === 'listAccountBalances' ? [origin.law] : [],
  )
  expect(new Set(balances)).toEqual(
    new Set(['parameters', 'service', 'authentication', 'authorization']),
  )
})

test('Parameters tell how a list is written, where values come from and what they filter', () => {
  const find = (operation: string, name: string) =>
    contract.operation('accounts', operation)?.parameters.find((one) => one.name === name)
  expect(find('listAccounts', 'productType')).toMatchObject({
    separator: '|',
    filter: { member: '/product/type', match: 'any' },
    schema: { items: { enum: ['savings', 'checking', 'cd', 'ira', 'loan', 'creditCard'] } },
  })
  expect(find('listAccountBalances', 'accounts')).toMatchObject({
    required: true,
    separator: ',',
    fixture: 'accountToAskFor',
  })
  expect(find('listEligibleAchAccounts', 'allows')?.example).toBe('view')
  expect(find('listAccounts', 'start')?.givenByService).toBe(true)
})

test('The digest follows what the files say, not how their lines end', () => {
  const files = { 'bank/openapi.yaml': definition, 'bank/requirements.yaml': rows }
  const windows = { ...files, 'bank/openapi.yaml': definition.replaceAll('\n', '\r\n') }
  const other = { ...files, 'bank/requirements.yaml': rows.replace('of the day', 'of today') }
  const [one, two, three] = [files, windows, other].map((each) => {
    using folder = specsFolder(each)
    return loadContract({ specs: folder.specs }).digest
  })
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(two).toBe(one)
  expect(three).not.toBe(one)
})

test('A definition may use what the packaged one does not', () => {
  using folder = specsFolder({
    'bank/openapi.yaml': definition,
    'bank/requirements.yaml': rows,
  })
  const [bank] = loadContract({ specs: folder.specs }).interfaces
  expect(bank?.definitionFile).toBe('specs/bank/openapi.yaml')
  expect(bank?.operations[0]).toMatchObject({
    deprecated: { successor: 'getRates', removal: '2027-01-01' },
    secured: false,
    readingStatuses: [],
  })
  expect(bank?.requirements.map(({ id }) => id)).toEqual([
    'bank.listRates.media-type',
    'bank.listRates.body',
    'bank.listRates.day-not-a-date',
    'bank.listRates.distance-below-minimum',
    'bank.listRates.distance-above-maximum',
    'bank.listRates.distance-not-a-number',
    'bank.listRates.open-not-a-boolean',
    'bank.listRates.kinds-unknown-value',
    'bank.listRates.X-Trace-too-short',
    'bank.listRates.X-Trace-bad-character',
    'bank.listRates.count-below-minimum',
    'bank.listRates.count-not-an-integer',
    'bank.listRates.distance-minimum-accepted',
    'bank.listRates.distance-maximum-accepted',
    'bank.listRates.open-each-value-accepted',
    'bank.listRates.kinds-each-value-accepted',
    'bank.listRates.count-minimum-accepted',
    'bank.listRates.answers',
    'bank.fixedRate.kind',
    'bank.fixedRate.percent',
    'bank.fixedRate.kind.present',
    'bank.floatingRate.kind',
    'bank.floatingRate.index',
    'bank.floatingRate.kind.present',
    ...[
      'type',
      'title',
      'status',
      'detail',
      'instance',
      'id',
      'occurredAt',
      'problems',
      'attributes',
    ].map((member) => `bank.problem.${member}`),
    'bank.rates.fresh',
  ])
})
