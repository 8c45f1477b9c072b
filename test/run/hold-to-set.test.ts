import { expect, test } from '@playwright/test'
import { holdToSet } from '../../src/run/hold-to-set.js'
import type { Run } from '../../src/run/run.js'
import { sampleRun } from '../report/sample-run.js'

const run = sampleRun()
const all = run.requirements.map(({ id }) => id)
const failed = run.requirements.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)
const without = (ids: readonly string[]) => ({
  name: '2026-11',
  ids: new Set(all.filter((id) => !ids.includes(id))),
})
const adds = ({ totals: { planned, pass, warn, fail, inconclusive, error, none } }: Run) =>
  planned === pass + warn + fail + inconclusive + error + none

test('what came later is reported with its outcome, and counts for nothing', () => {
  const held = holdToSet(run, without(failed), new Set(all))
  expect(held.totals).toMatchObject({ fail: 0, none: run.totals.none + failed.length })
  expect(adds(held)).toBe(true)
  expect(held.verdict).not.toBe('not conformant')
  expect(held.requirementSet).toEqual({ name: '2026-11', later: failed.length })
  const [first] = held.requirements.filter(({ id }) => id === failed[0])
  expect(first).toMatchObject({ verdict: 'none', later: 'fail' })
  expect(first?.because).toMatch(
    /^Later than the requirements of 2026-11.* came out as fail: expec/,
  )
  expect(held.findings.filter(({ verdict }) => verdict === 'fail')).toEqual([])
  expect(held.interfaces.map(({ totals }) => totals.fail)).toEqual([0, 0, 0])
  expect(held.notes.at(-1)).toMatch(/^\d+ requirements came later .* would fail\. assay adopt/)
})

test('a run whose requirements are all in the set stays as it is', () => {
  const { requirementSet, ...held } = holdToSet(run, without([]), new Set(all))
  expect(requirementSet).toEqual({ name: '2026-11', later: 0 })
  expect({ ...held, verdict: run.verdict }).toEqual(run)
})

test('what supplements and extensions bring counts, though no set has it', () => {
  const packaged = new Set(all.filter((id) => !failed.includes(id)))
  expect(holdToSet(run, without(failed), packaged).totals).toEqual(run.totals)
})
