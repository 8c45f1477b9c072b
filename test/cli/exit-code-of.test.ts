import { expect, test } from '@playwright/test'
import { exitCodeOf } from '../../src/cli/run/exit-code-of.js'
import type { Run } from '../../src/run/run.js'
import { runWithBaseline } from '../report/run-with-baseline.js'

const failed = ['accounts.balances.order', 'accounts.listAccounts.pages', 'accounts.getAccount.404']
const waiting = 'accounts.balances.position'

/** The sample run without what ended in an error, and of the inconclusive only these. */
function gated(known: readonly string[], open: readonly string[] = []): Run {
  const run = runWithBaseline(known)
  return {
    ...run,
    lint: [],
    requirements: run.requirements.filter(
      ({ id, verdict }) => verdict !== 'inconclusive' || open.includes(id),
    ),
    totals: { ...run.totals, error: 0, inconclusive: open.length },
  }
}

test('Only failures that are new end with 1', () => {
  expect(exitCodeOf(gated(failed), {})).toBe(0)
  expect(exitCodeOf(gated(failed.slice(1)), {})).toBe(1)
  expect(exitCodeOf(gated([...failed, 'text.strings.get']), {})).toBe(1)
})

test('A run that ended early is not green because its failures are known', () => {
  expect(exitCodeOf({ ...gated(failed), interrupted: 'Ctrl-C' }, {})).toBe(3)
})

test('With --strict, what waits for a known failure may stay inconclusive, and nothing else', () => {
  expect(exitCodeOf(gated(failed, [waiting]), { strict: true })).toBe(0)
  expect(exitCodeOf(gated(failed, [waiting, 'accounts.balances.outage']), { strict: true })).toBe(3)
})

test('A should that does not hold ends with 1 only where --fail-on should asks for it', () => {
  const run = gated(failed)
  const warned: Run = {
    ...run,
    requirements: run.requirements.map((one) =>
      one.id === 'text.strings.get' ? ({ ...one, verdict: 'warn' } as typeof one) : one,
    ),
  }
  expect(exitCodeOf(warned, {})).toBe(0)
  expect(exitCodeOf(warned, { failOn: 'must' })).toBe(0)
  expect(exitCodeOf(warned, { failOn: 'should' })).toBe(1)
})
