import { expect, test } from '@playwright/test'
import { absoluteTime } from '../../src/scenario/absolute-time.js'

const nine = Date.UTC(2026, 2, 1, 9, 30, 0)

const points: readonly (readonly [text: string, time: number])[] = [
  ['Sun, 01 Mar 2026 09:30:00 GMT', nine],
  ['Sunday, 01-Mar-26 09:30:00 GMT', nine],
  ['2026-03-01T09:30:00Z', nine],
  ['2026-03-01T09:30:00.250Z', nine + 250],
  ['2026-03-01T10:30:00+01:00', nine],
  ['2026-03-01T10:30:00+01:00[Europe/Zurich]', nine],
  ['20260301T093000Z', nine],
  ['2026-03-01', Date.UTC(2026, 2, 1)],
  [String(nine / 1000), nine],
  [`${nine / 1000}.5`, nine],
  [String(nine), nine],
  [String(nine * 1000), nine],
  [`  ${nine / 1000} `, nine],
]

for (const [text, time] of points)
  test(`${text} is a point in time`, () => {
    expect(Math.floor((absoluteTime(text) ?? 0) / 1000)).toBe(Math.floor(time / 1000))
  })

const others = [
  '',
  '0',
  '5',
  '120',
  '-5',
  '+60',
  '120.5',
  '5 s',
  'PT2M',
  'in 5',
  'foo 1',
  'soon',
  '60, 120',
]

for (const text of others)
  test(`${JSON.stringify(text)} is no point in time`, () => {
    expect(absoluteTime(text)).toBeUndefined()
  })
