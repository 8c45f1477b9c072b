import { expect, test } from '@playwright/test'
import { exitCodeOf } from '../../src/cli/run/exit-code-of.js'
import type { Run } from '../../src/run/run.js'
import { runWithBaseline } from '../report/run-with-baseline.js'

const failed = ['accounts.balances.order', 'accounts.listAccounts.pages', 'accounts.getAccount.404']
const waiting = 'accounts.balances.position'

/** The sample run without what ended in an error, and of the undecided only these. */
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
  expect(exitCodeOf(gated(failed), false)).toBe(0)
  expect(exitCodeOf(gated(failed.slice(1)), false)).toBe(1)
  expect(exitCodeOf(gated([...failed, 'text.strings.get']), false)).toBe(1)
})

test('A run that ended early is not green because its failures are known', () => {
  expect(exitCodeOf({ ...gated(failed), interrupted: 'Ctrl-C' }, false)).toBe(3)
})

test('With --strict, what waits for a known failure may stay undecided, and nothing else', () => {
  expect(exitCodeOf(gated(failed, [waiting]), true)).toBe(0)
  expect(exitCodeOf(gated(failed, [waiting, 'accounts.balances.outage']), true)).toBe(3)
})
