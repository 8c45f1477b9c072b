import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import type { ParameterCase } from '../../src/contract/requirement.js'
import { askWith, parameterOf } from '../../suites/laws/ask-with.js'
import { definition, rows } from '../contract/small-bank.js'
import { specsFolder } from '../contract/specs-folder.js'
import { accountsContract } from '../scenario/accounts-contract.js'

const plain = {
  path: { day: '2026-01-02' },
  query: { distance: '5' },
  headers: [
    ['x-trace', 'ab'],
    ['Accept-Language', 'en'],
  ],
} as const

/** The requests of one case of a parameter of the small bank. */
function ask(one: Omit<ParameterCase, 'in'>) {
  using folder = specsFolder({ 'bank/openapi.yaml': definition, 'bank/requirements.yaml': rows })
  const operation = loadContract({ specs: folder.specs }).operation('bank', 'listRates')
  if (operation === undefined) throw new Error('no operation listRates')
  const parameter = parameterOf(operation, { in: 'query', ...one })
  return askWith(plain, parameter, { in: parameter.in, ...one }, {})
}

test('Each value of a case is asked for by itself; all else stays as it was', async () => {
  expect(
    await ask({ parameter: 'distance', name: 'above-maximum', values: ['806', '1e9'] }),
  ).toEqual([
    { ...plain, query: { distance: '806' } },
    { ...plain, query: { distance: '1e9' } },
  ])
  expect(await ask({ parameter: 'day', name: 'wrong-format', values: ['x'] })).toEqual([
    { ...plain, path: { day: 'x' } },
  ])
  expect(await ask({ parameter: 'open', name: 'unknown-value', values: ['maybe'] })).toEqual([
    { ...plain, query: { distance: '5', open: 'maybe' } },
  ])
})

test('A parameter of a header goes into the header, in place of the one that was there', async () => {
  expect(await ask({ parameter: 'X-Trace', name: 'bad-character', values: ['1'] })).toEqual([
    {
      ...plain,
      headers: [
        ['Accept-Language', 'en'],
        ['X-Trace', '1'],
      ],
    },
  ])
})

test('A parameter that is to be missing is left out', async () => {
  expect(await ask({ parameter: 'distance', name: 'missing', values: [] })).toEqual([
    { ...plain, query: {} },
  ])
  expect(await ask({ parameter: 'X-Trace', name: 'missing', values: [] })).toEqual([
    { ...plain, headers: [['Accept-Language', 'en']] },
  ])
})

test('Where a value needs a real datum, it is that of the fixture of the parameter', async () => {
  const operation = accountsContract.operation('accounts', 'listAccountBalances')
  if (operation === undefined) throw new Error('no operation listAccountBalances')
  const duplicate = {
    parameter: 'accounts',
    in: 'query',
    name: 'duplicate',
    values: ['{fixture},{fixture}'],
  } as const
  const parameter = parameterOf(operation, duplicate)
  const fixtures = { [parameter.fixture ?? '']: async () => 'acct-1' }
  expect(await askWith({}, parameter, { ...duplicate, usesFixture: true }, fixtures)).toEqual([
    { query: { accounts: 'acct-1,acct-1' } },
  ])
})
