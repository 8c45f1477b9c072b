import type { Run } from '../../../src/run/run.js'
import { sampleRun } from '../sample-run.js'

/** A run that ended before anything was found out. */
export function emptyRun(): Run {
  const run = sampleRun()
  const totals = { planned: 0, pass: 0, warn: 0, fail: 0, inconclusive: 0, error: 0, none: 0 }
  return {
    ...run,
    verdict: 'not decided',
    interrupted: 'interrupted by SIGINT',
    totals,
    interfaces: run.interfaces.map((one) => ({ ...one, totals })),
    lint: [],
    requirements: [],
    findings: [],
    evidence: [],
    latencies: undefined,
    performed: undefined,
  }
}
