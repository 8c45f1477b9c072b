import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { operatedDefects } from '../../proof/operators/operated-defects.js'
import { specsFolder } from '../contract/specs-folder.js'
import { packageRoot } from '../../src/package-root.js'
import { certifyRates } from './eighth-interface/certify-rates.js'

const read = (name: string): string =>
  readFileSync(join(packageRoot, 'test/proof/eighth-interface', name), 'utf8')

/** The contract of an interface that has a definition and a handler, and nothing else: no suite and no defect. */
const loadRates = () => {
  using folder = specsFolder({
    'rates/openapi.yaml': read('openapi.yaml'),
    'rates/requirements.yaml': read('requirements.yaml'),
  })
  return loadContract({ specs: folder.specs })
}

test('an eighth interface is certified by its laws and the rules', async () => {
  const { requirements, totals } = await certifyRates(loadRates())
  const notPassed = requirements.filter(({ verdict }) => verdict !== 'pass')
  expect(notPassed.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([])
  expect(requirements).toHaveLength(88)
  expect(totals.pass).toBe(88)
  expect(requirements.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'rates.listCurrencies.pages-nothing-twice',
      'rates.listCurrencies.region-filter-complete',
      'rates.getCurrency.tag-not-modified',
      'rates.convertAmount.without-token',
      'rates.conversion.dollars',
    ]),
  )
})

test('an eighth interface has its proofs from the operators, and each defect is killed by what it names', async () => {
  // One certification for each defect.
  test.setTimeout(600_000)
  const contract = loadRates()
  const defects = operatedDefects(contract)
  expect(defects).toHaveLength(99)
  expect(defects.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'wrong-status-rates-convertAmount-status',
      'missing-member-rates-currency-region',
      'value-outside-limits-rates-conversion-dollars',
      'invalid-parameter-accepted-rates-convertAmount-amount-above-maximum',
      'valid-extreme-refused-rates-convertAmount-amount-maximum-accepted',
      'credentials-not-asked-rates-getCurrency-wrong-token',
      'page-border-lost-rates-listCurrencies-pages-nothing-missing',
      'wrong-filter-rates-listCurrencies-region-filter-matching',
      'wrong-entity-tag-rates-getCurrency-tag-steady',
    ]),
  )
  const outcomes: Record<string, readonly string[]> = {}
  for (const defect of defects) {
    const { requirements } = await certifyRates(contract, defect)
    // What should be so, and is not, is a warning.
    const failed = requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
    outcomes[defect.name] = failed.map(({ id }) => id).toSorted()
  }
  const due = defects.map(({ name, breaks }) => [name, breaks.toSorted()] as const)
  expect(outcomes).toEqual(Object.fromEntries(due))
  const tested = contract.interfaces.flatMap(({ requirements }) => requirements.map(({ id }) => id))
  const broken = new Set(defects.flatMap(({ breaks }) => breaks))
  expect(tested.filter((id) => !broken.has(id))).toEqual([])
})
