import type { Run } from '../../src/run/run.js'
import { hostile } from './sample/hostile.js'
import { sampleRun } from './sample-run.js'

/** The sample run, in which an operation that failed is going to be removed. */
export function runWithDeprecation(): Run {
  const run = sampleRun()
  const balances = {
    operation: 'listAccountBalances',
    since: '0.13.0',
    removal: `0.15.0 ${hostile}`,
    successor: 'listAccounts',
  }
  return {
    ...run,
    interfaces: run.interfaces.map((one) =>
      one.name === 'accounts' ? { ...one, deprecated: [balances] } : one,
    ),
  }
}
