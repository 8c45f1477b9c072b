import { expect, test } from '@playwright/test'
import { compareRuns } from '../../src/run/compare-runs.js'
import type { Run } from '../../src/run/run.js'
import type { RequirementResult } from '../../src/run/requirement-result.js'
import { sampleRun } from '../report/sample-run.js'

const base = sampleRun()
const order = 'accounts.balances.order'

/** The sample in which one requirement is otherwise. */
const having = (id: string, told: Partial<RequirementResult>, more: Partial<Run> = {}): Run => ({
  ...base,
  ...more,
  requirements: base.requirements.map((one) =>
    one.id === id ? ({ ...one, ...told } as RequirementResult) : one,
  ),
})
const changeOf = (before: Run, after: Run) => {
  const { changes } = compareRuns({ shown: 'a', run: before }, { shown: 'b', run: after })
  expect(changes).toHaveLength(1)
  return changes[0]
}
const passed = having(order, { verdict: 'pass' })

test('runs that say the same have no change', () => {
  const { changes, same, differences } = compareRuns(
    { shown: 'a', run: base },
    { shown: 'b', run: base },
  )
  expect([changes, differences, same]).toEqual([[], [], base.requirements.length])
})

test('where nothing else changed, it was the server', () => {
  expect(changeOf(passed, base)).toMatchObject({
    requirement: order,
    before: 'pass',
    after: 'fail',
    turn: 'worse',
    changedBy: ['server'],
    told: 'expected acc-7, acc-2, acc-4, answered acc-2, acc-4, acc-7',
  })
  expect(changeOf(base, passed)).toMatchObject({ turn: 'better', changedBy: ['server'] })
})

test('a sentence that changed, or that is new, is the doing of the contract', () => {
  const reworded = having(order, { verdict: 'pass', text: 'Another sentence.' })
  expect(changeOf(reworded, base)).toMatchObject({ changedBy: ['contract'] })
  const older = {
    ...base,
    requirements: base.requirements.filter(({ id }) => id !== order),
    interfaces: base.interfaces.map((one) => ({ ...one, digest: '00' })),
  }
  expect(changeOf(older, base)).toMatchObject({ turn: 'worse', changedBy: ['contract'] })
})

test('what is claimed, given or accepted is the doing of the profile', () => {
  const unclaimed = having(order, {
    verdict: 'none',
    because: 'Not claimed: the profile leaves out it.',
    judges: [],
  })
  expect(changeOf(unclaimed, base)).toMatchObject({
    changedBy: ['profile'],
    because: 'it was not claimed',
  })
  const lacking = having(
    order,
    { verdict: 'inconclusive', because: 'need more', remedy: 'fixtures.accounts.some' },
    { target: { ...base.target, sections: { fixtures: '1' } } },
  )
  const given = { ...passed, target: { ...base.target, sections: { fixtures: '2' } } }
  expect(changeOf(lacking, given)).toMatchObject({ turn: 'better', changedBy: ['profile'] })
  expect(changeOf(base, having(order, { known: 'ticket BANK-1' }))).toMatchObject({
    turn: 'other',
    changedBy: ['profile'],
    known: true,
  })
})

test('an error is never the doing of the server', () => {
  const broken = having(order, { verdict: 'error', because: 'no answer' })
  expect(changeOf(passed, broken)).toMatchObject({ turn: 'worse', changedBy: ['suite'] })
})

test('where more than the server changed, no one is named alone', () => {
  const older = { ...passed, tool: { name: 'assay' as const, version: '0.0.9' } }
  expect(changeOf(older, base)).toMatchObject({
    changedBy: ['server', 'suite'],
    because: 'suite changed as well',
  })
})
