import { formatCount } from '../../report/format-count.js'
import type { JudgedAgain } from './compare-verdicts.js'

/** Whether a recording holds what its run was decided by: the same program sends the same again. A sentence each. */
export function checkWhole(
  { of, confirmed, lost }: JudgedAgain,
  isSameProgram: boolean,
): readonly string[] {
  if (confirmed === 0) return ['No verdict of the run is confirmed by the recording.']
  // One in a hundred may hang on what a hook or a delivery did meanwhile, which is not performed again.
  if (!isSameProgram || lost.length <= Math.max(1, of / 100)) return []
  return [
    `Exchanges are missing: what ${formatCount(lost.length)} verdicts were decided by is not in the recording.`,
  ]
}
