import { applyBaseline } from '../../src/run/apply-baseline.js'
import type { Run } from '../../src/run/run.js'
import { sampleRun } from './sample-run.js'

/** The sample run held against a baseline that lists these, from line 2 on. */
export function runWithBaseline(ids: readonly string[], because?: string): Run {
  const known = ids.map((requirement, at) => ({
    requirement,
    because: because ?? `ticket BANK-${at}`,
    line: at + 2,
  }))
  return applyBaseline(sampleRun(), { file: 'assay.baseline.yaml', text: '', known }, true)
}
