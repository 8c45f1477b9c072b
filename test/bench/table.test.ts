import { expect, test } from '@playwright/test'
import { median } from '../../bench/median.js'
import type { Row } from '../../bench/row.js'
import { table } from '../../bench/table.js'

const row = (ratio: number, aim?: Row['aim']): Row => ({
  what: 'start-up',
  by: 'wall',
  measured: { name: 'assay --version', amount: ratio * 40 },
  against: { name: 'node -e 0', amount: 40 },
  ratio,
  aim,
})

const lastLine = (one: Row) => table([one]).trimEnd().split('\n').at(-1)

test('A row says how often it costs what it is measured against, and whether that meets the aim', () => {
  const cheap = { at: 'most', ratio: 2.5 } as const
  expect(lastLine(row(2, cheap))).toMatch(/80 ms .* 40 ms .* 2\.0 × {2}at most 2\.5 × {2}met$/)
  expect(lastLine(row(3, cheap))).toMatch(/3\.0 × {2}at most 2\.5 × {2}NOT MET$/)
  const fast = { at: 'least', ratio: 8 } as const
  expect(lastLine(row(9, fast))).toMatch(/9\.0 × {2}at least 8 × {2}met$/)
  expect(lastLine(row(7, fast))).toMatch(/7\.0 × {2}at least 8 × {2}NOT MET$/)
  const less = { at: 'most', ratio: 0.9 } as const
  expect(lastLine(row(0.6, less))).toMatch(/0\.60 × {2}at most 0\.9 × {2}met$/)
  expect(lastLine(row(0.94, less))).toMatch(/0\.94 × {2}at most 0\.9 × {2}NOT MET$/)
  expect(lastLine(row(4))).toMatch(/4\.0 × {2}none$/)
})

test('Memory is told in megabytes', () => {
  const held: Row = { ...row(1), by: 'heap' }
  expect(lastLine(held)).toMatch(/40\.0 MB .* 40\.0 MB +heap +1\.0 ×/)
})

test('Columns stand below each other', () => {
  const lines = table([row(2), { ...row(200), what: 'a certification of the reference bank' }])
  const ends = lines
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.indexOf('×'))
  expect(new Set(ends).size).toBe(1)
})

test('A median is the value in the middle, the lower one of two', () => {
  expect(median([5, 1, 9])).toBe(5)
  expect(median([4, 2, 8, 6])).toBe(4)
})
