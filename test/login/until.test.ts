import { expect, test } from '@playwright/test'
import { until } from '../../src/cli/login/until.js'

const now = new Date(2026, 10, 23, 17, 0)
const tokens = (hours: number, refresh?: string) => ({
  access: 'access',
  obtainedAt: now.getTime(),
  expiresAt: now.getTime() + hours * 3_600_000,
  refresh,
})

test('Who logs in is told until when, and what comes then', () => {
  expect(until(tokens(0.5, 'refresh'), now)).toBe('until 17:30, renewed by itself')
  expect(until(tokens(9.25, 'refresh'), now)).toBe('until 2026-11-24 02:15, renewed by itself')
  expect(until(tokens(1), now)).toBe('until 18:00; there is no refresh token, so log in again then')
  const { expiresAt: _, ...endless } = tokens(1, 'refresh')
  expect(until(endless, now)).toBe('for a time that the server does not state, renewed by itself')
})
