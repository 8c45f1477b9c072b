import type { Run } from '../../../src/run/run.js'
import { sampleRun } from '../sample-run.js'

/** The sample run beside an earlier one, in which everything passed. */
export function comparedRun(): Run {
  const run = sampleRun()
  return {
    ...run,
    previous: {
      shown: 'last week',
      started: '2026-02-23T09:15:00.000Z',
      verdict: 'conformant',
      worse: 8,
      better: 0,
    },
    requirements: run.requirements.map((one) => ({ ...one, previous: 'pass' })),
  }
}
