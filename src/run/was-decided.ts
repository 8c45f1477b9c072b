import type { Run } from './run.js'
import { runVerdict } from './run-verdict.js'

/** Whether a run got to its end and could be decided, failures that are accepted. */
export const wasDecided = ({ totals, interrupted, connections, surprises, ...run }: Run): boolean =>
  runVerdict(
    { ...totals, pass: totals.pass + totals.fail, fail: 0 },
    run,
    interrupted !== undefined || connections?.unsteady === true || surprises !== undefined,
  ) === 'conformant'
