import { compareRuns } from './compare-runs.js'
import type { NamedRun } from './named-run.js'
import type { Run } from './run.js'

/** A run whose requirements say how they came out in an earlier run. */
export function withPrevious(run: Run, earlier: NamedRun): Run {
  const verdicts = new Map(earlier.run.requirements.map(({ id, verdict }) => [id, verdict]))
  const { changes } = compareRuns(earlier, { shown: 'this run', run })
  const count = (turn: 'worse' | 'better'): number =>
    changes.filter((one) => one.turn === turn).length
  return {
    ...run,
    previous: {
      shown: earlier.shown,
      started: earlier.run.started,
      verdict: earlier.run.verdict,
      worse: count('worse'),
      better: count('better'),
    },
    requirements: run.requirements.map((one) => ({ ...one, previous: verdicts.get(one.id) })),
  }
}
