import { expect, test } from '@playwright/test'
import { checkWhole } from '../../src/cli/verify/check-whole.js'

const judged = (of: number, confirmed: number, lost: number) => ({
  same: of - lost,
  of,
  confirmed,
  differences: [],
  notJudged: new Map(),
  lost: Array.from({ length: lost }, (_, index) => `text.number-${index}`),
  newer: [],
})

test('a recording that lacks what its run was decided by is not whole', () => {
  expect(checkWhole(judged(200, 150, 2), true)).toEqual([])
  expect(checkWhole(judged(200, 150, 3), true)).toEqual([
    'Exchanges are missing: what 3 verdicts were decided by is not in the recording.',
  ])
  expect(checkWhole(judged(20, 15, 2), true)).toHaveLength(1)
  // Another version sends other requests.
  expect(checkWhole(judged(200, 150, 3), false)).toEqual([])
})

test('a recording that confirms nothing verifies nothing, by whatever version', () => {
  const nothing = ['No verdict of the run is confirmed by the recording.']
  expect(checkWhole(judged(20, 0, 0), true)).toEqual(nothing)
  expect(checkWhole(judged(20, 0, 20), false)).toEqual(nothing)
})
