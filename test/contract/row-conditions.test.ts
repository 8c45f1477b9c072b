import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { definition, rows } from './small-bank.js'
import { specsFolder } from './specs-folder.js'

const row = (more: string): string =>
  `${rows}  - id: bank.rates.told\n    clause: Rates\n    text: Rates are told.\n    ${more}\n`

function load(files: { readonly definition?: string; readonly rows?: string }) {
  using folder = specsFolder({
    'bank/openapi.yaml': files.definition ?? definition,
    'bank/requirements.yaml': files.rows ?? rows,
  })
  return loadContract({ specs: folder.specs })
}

test('A row whose operations are shown is no gap, and binds them', () => {
  const contract = load({ rows: row('supplement: [listRates]') })
  const told = contract.requirement('bank.rates.told')
  expect(told).toMatchObject({ operations: ['listRates'], supplement: ['listRates'] })
  expect(told?.gap).toBeUndefined()
})

test('A row whose operations are not shown, or not all of them, is a gap', () => {
  const open = definition.replace('deprecated: true', 'deprecated: true\n      x-assay-open: true')
  const some = load({ rows: row('supplement: [listRates, setRates]') })
  expect(some.requirement('bank.rates.told')).toMatchObject({
    gap: true,
    operations: ['listRates'],
  })
  const none = load({ definition: open, rows: row('supplement: [listRates]') })
  expect(none.requirement('bank.rates.told')?.gap).toBe(true)
})

test('A row came with a version that the interface has or had', () => {
  const earlier = definition.replace('paths:', 'x-assay-earlier-versions: [0.9.0]\npaths:')
  const contract = load({ definition: earlier, rows: row('since: 0.9.0') })
  expect(contract.interfaces[0]?.versions).toEqual(['1.0.0', '0.9.0'])
  expect(contract.requirement('bank.rates.told')?.since).toBe('0.9.0')
  expect(() => load({ rows: row('since: 0.9.0') })).toThrow(
    'bank.rates.told came with a version that the interface never had, 0.9.0.',
  )
})

test('Sets of parameters of which one is required name parameters', () => {
  const sets = (text: string): string =>
    definition.replace('deprecated: true', `deprecated: true\n      x-assay-one-of: ${text}`)
  const [bank] = load({ definition: sets('[[distance, open], [count]]') }).interfaces
  expect(bank?.operations[0]?.alternatives).toEqual([['distance', 'open'], ['count']])
  expect(() => load({ definition: sets('[[distance], [colour]]') })).toThrow(
    'listRates has no parameter “colour” to choose.',
  )
})
