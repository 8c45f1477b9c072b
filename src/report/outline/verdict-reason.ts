import type { Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'

/** Why the verdict is what it is, in one phrase; empty when there is nothing to add. */
export function verdictReason(run: Run): string {
  const { pass, fail, inconclusive, error } = run.totals
  const decided = formatCount(pass + fail)
  const open = formatCount(inconclusive + error)
  if (run.verdict === 'not conformant')
    return fail > 0
      ? `${formatCount(fail)} of ${decided} decided requirements failed`
      : 'the definitions have errors'
  if (run.verdict === 'not decided')
    return pass + fail === 0
      ? 'nothing could be decided'
      : `${open} requirements could not be decided`
  return inconclusive + error > 0 ? `in what was decided; ${open} could not be decided` : ''
}
