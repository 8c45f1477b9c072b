import { expect, test } from '@playwright/test'
import { isTimeSpan } from '../../src/contract/formats/is-time-span.js'

for (const text of [
  '0',
  '5',
  '120',
  '1.5',
  '+60',
  '-5',
  '5 s',
  '500ms',
  '2 minutes',
  'PT2M',
  'P1D',
  ' 7 ',
])
  test(`${JSON.stringify(text)} is a span of time`, () => {
    expect(isTimeSpan(text)).toBe(true)
  })

const others = [
  '',
  '1772357400',
  '2026-03-01T09:30:00Z',
  'Sun, 01 Mar 2026 09:30:00 GMT',
  'P',
  'soon',
]
for (const text of others)
  test(`${JSON.stringify(text)} is none`, () => {
    expect(isTimeSpan(text)).toBe(false)
  })
