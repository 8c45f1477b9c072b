import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { responseFor } from '../../src/contract/response-for.js'
import type { Operation } from '../../src/contract/operation.js'
import { definition, rows } from './small-bank.js'
import { specsFolder } from './specs-folder.js'

function operationOf(specs: string | undefined, name: string, id: string): Operation {
  const operation = loadContract(specs === undefined ? {} : { specs }).operation(name, id)
  if (!operation) throw new Error(`no ${id}`)
  return operation
}

test('A status that the operation lists is no reading', () => {
  const balances = operationOf(undefined, 'accounts', 'listAccountBalances')
  expect(responseFor(balances, 429)?.reading).toBeUndefined()
  expect(responseFor(balances, 200)?.mediaTypes).toEqual(['application/json'])
})

test('A status that only the document names for the interface is a reading with its body', () => {
  const found = responseFor(operationOf(undefined, 'accounts', 'getAccount'), 429)
  expect(found).toMatchObject({ status: '429', reading: true })
  expect(found?.schema('application/problem+json; charset=utf-8')).toEqual({
    $ref: '#/components/schemas/problem',
  })
})

test('A status that nothing names is not documented', () => {
  expect(responseFor(operationOf(undefined, 'accounts', 'getAccount'), 500)).toBeUndefined()
})

test('A range goes before the default', () => {
  using folder = specsFolder({ 'bank/openapi.yaml': definition, 'bank/requirements.yaml': rows })
  const rates = operationOf(folder.specs, 'bank', 'listRates')
  expect(responseFor(rates, 418)?.status).toBe('4XX')
  expect(responseFor(rates, 500)?.status).toBe('default')
})
