import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import type { Parameter } from '../../src/contract/operation.js'
import { parameterCases } from '../../src/contract/parameter-cases.js'
import { refusalStatuses } from '../../src/contract/refusal-statuses.js'
import { definition, rows } from './small-bank.js'
import { specsFolder } from './specs-folder.js'

const contract = loadContract({ interfaces: ['accounts'] })

function operationOf(id: string) {
  const operation = contract.operation('accounts', id)
  if (!operation) throw new Error(`no ${id}`)
  return operation
}

function parameterOf(operation: string, name: string): Parameter {
  const parameter = operationOf(operation).parameters.find((one) => one.name === name)
  if (!parameter) throw new Error(`no ${name}`)
  return parameter
}

/** Names and values of the refusals of a parameter. */
function refusals(parameter: Parameter): Record<string, readonly string[]> {
  return Object.fromEntries(
    parameterCases(parameter).refusals.map(({ case: one }) => [one.name, one.values]),
  )
}

function acceptances(parameter: Parameter): Record<string, readonly string[]> {
  return Object.fromEntries(
    parameterCases(parameter).acceptances.map(({ case: one }) => [one.name, one.values]),
  )
}

test('An integer is tried beyond its limits, at its limits and as no integer', () => {
  const limit = parameterOf('listAccounts', 'limit')
  expect(refusals(limit)).toEqual({
    'below-minimum': ['-1'],
    'above-maximum': ['1001', '2147483648'],
    'not-an-integer': ['ten', '1.5', '7up'],
  })
  expect(acceptances(limit)).toEqual({ minimum: ['0'], maximum: ['1000'], default: ['100'] })
})

test('A list of known values is tried empty, with one twice and with an unknown one', () => {
  const productType = parameterOf('listAccounts', 'productType')
  expect(refusals(productType)).toEqual({
    empty: [''],
    duplicate: ['savings|savings', 'savings|checking|savings'],
    'unknown-value': ['unknown', 'savings|unknown', 'savings,checking', 'savings;checking'],
  })
  expect(acceptances(productType)).toEqual({
    'each-value': ['savings', 'checking', 'cd', 'ira', 'loan', 'creditCard'],
    'all-values': [
      'savings|checking|cd|ira|loan|creditCard',
      'creditCard|loan|ira|cd|checking|savings',
    ],
  })
})

test('A list of identifiers has one that a plain request names where an invented one would be refused anyway', () => {
  const accounts = parameterOf('listAccountBalances', 'accounts')
  const { 'too-many': many, ...others } = refusals(accounts)
  expect(others).toEqual({
    missing: [],
    empty: [''],
    duplicate: ['{plain},{plain}'],
    'item-too-short': ['aaaaa', '{plain},aaaaa'],
    'item-too-long': ['a'.repeat(49), `{plain},${'a'.repeat(49)}`],
    'item-bad-character': ['aaaa!aaa', 'aaaa*aaa', '{plain},aaaa!aaa', '{plain},aaaa*aaa'],
  })
  const items = many?.[0]?.split(',') ?? []
  expect(new Set(items).size).toBe(101)
  expect(items.every((item) => /^[A-Za-z0-9\-_:.~$]{6,48}$/.test(item))).toBe(true)
  expect(acceptances(accounts)).toEqual({})
})

test('A value for a path survives encoding and stays one segment', () => {
  const cases = Object.values(refusals(parameterOf('getAccount', 'accountId'))).flat()
  expect(cases.length).toBeGreaterThan(3)
  for (const value of cases) {
    expect(decodeURIComponent(encodeURIComponent(value))).toBe(value)
    expect(value).not.toMatch(/^\.{0,2}$|\//)
  }
})

test('Of what only the service knows, refusals and an empty default are tried', () => {
  const retryCount = parameterOf('listAccountBalances', 'retryCount')
  expect(refusals(retryCount)).toMatchObject({
    'below-minimum': ['0', '-1'],
    'above-maximum': ['11', '2147483648'],
  })
  expect(acceptances(retryCount)).toEqual({})
  expect(acceptances(parameterOf('listAccounts', 'start'))).toEqual({ default: [''] })
  expect(refusals(parameterOf('listAccounts', 'start'))).toEqual({ 'too-long': ['a'.repeat(257)] })
})

test('Headers, numbers, dates, truth values and lists that repeat their name have cases too', () => {
  using folder = specsFolder({ 'bank/openapi.yaml': definition, 'bank/requirements.yaml': rows })
  const rates = loadContract({ specs: folder.specs }).operation('bank', 'listRates')
  const all = Object.fromEntries(rates?.parameters.map((one) => [one.name, refusals(one)]) ?? [])
  expect(all).toEqual({
    day: { 'not-a-date': ['yesterday'] },
    distance: { 'below-minimum': ['-1'], 'above-maximum': ['806'], 'not-a-number': ['7up', 'NaN'] },
    open: { 'not-a-boolean': ['perhaps'] },
    kinds: { 'unknown-value': ['unknown'] },
    'X-Trace': { 'too-short': ['a'], 'bad-character': ['aaaa!aaa', 'aaaa*aaa'] },
    count: { 'below-minimum': ['0', '-1'], 'not-an-integer': ['ten', '1.5', '7up'] },
  })
})

test('A refusal may have the statuses that the definition names for the parameter', () => {
  const statuses = (operation: string, name: string) =>
    refusalStatuses(operationOf(operation), parameterOf(operation, name))
  expect(statuses('listAccounts', 'limit')).toEqual(['400', '422'])
  expect(statuses('getAccount', 'accountId')).toEqual(['400', '403', '404', '422'])
  expect(statuses('listEligibleAchAccounts', 'customerId')).toEqual(['400', '403', '422'])
})

test('Without 400 and 422 of its own an operation may refuse as its interface does', () => {
  const { refusal: _, ...accountId } = parameterOf('getAccount', 'accountId')
  expect(refusalStatuses(operationOf('getAccount'), accountId)).toEqual(['400', '404', '422'])
})
