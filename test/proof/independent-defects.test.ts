import { expect, test } from '@playwright/test'
import { listDefects } from '../../proof/list-defects.js'
import { operatedDefects } from '../../proof/operators/operated-defects.js'
import { decidedHow } from '../../src/cli/catalogue.js'
import { embeddedContract } from '../../src/cli/embedded-contract.js'
import type { Origin } from '../../src/contract/requirement.js'
import { once } from '../once.js'

/** What a requirement is of: a kind of derived ones, or a law. */
const kindOf = (origin: Origin): string =>
  origin.kind === 'law' && origin.law === 'parameters'
    ? `values ${origin.aspect}`
    : origin.kind === 'law'
      ? `the law ${origin.law}`
      : origin.kind

const contract = once(embeddedContract)
const tested = once(() =>
  contract()
    .interfaces.flatMap(({ requirements }) => requirements)
    .filter((one) => decidedHow(one) === 'tested'),
)

test('every requirement that is tested has a defect, and every defect breaks one that is tested', async () => {
  const broken = (await listDefects()).flatMap(({ breaks }) => breaks)
  const ids = tested().map(({ id }) => id)
  expect(ids.filter((id) => !broken.includes(id))).toEqual([])
  expect(broken.filter((id) => !ids.includes(id))).toEqual([])
})

test('operators read the contract as the judges do, so each kind of requirement has two defects written by hand', async () => {
  const made = new Set(operatedDefects(contract()).map(({ name }) => name))
  const written = (await listDefects()).filter(({ name }) => !made.has(name))
  const counts: Record<string, number> = {}
  for (const kind of new Set(tested().map(({ origin }) => kindOf(origin)))) {
    const ids = new Set(
      tested()
        .filter(({ origin }) => kindOf(origin) === kind)
        .map(({ id }) => id),
    )
    counts[kind] = written.filter(({ breaks }) => breaks.some((id) => ids.has(id))).length
  }
  expect(Object.keys(counts).length).toBeGreaterThan(15)
  expect(Object.entries(counts).filter(([, count]) => count < 2)).toEqual([])
})

test('an operator gives the same defects for the same contract', () => {
  const [first, second] = [operatedDefects(contract()), operatedDefects(contract())].map(
    (defects) => defects.map(({ name, sentence, breaks }) => ({ name, sentence, breaks })),
  )
  expect(first).toEqual(second)
  expect(first?.length).toBeGreaterThan(800)
})
