import type { Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'

/**
 * Why the verdict is what it is, in one phrase; empty when there is nothing to add.
 *
 * @param show makes the name of a file fit for where the phrase is going to stand
 */
export function verdictReason(run: Run, show: (file: string) => string): string {
  const { baseline, totals } = run
  if (baseline === undefined) return reason(run)
  const stale = baseline.stale.length
  const entries =
    stale === 0 ? '' : `${formatCount(stale)} stale ${stale === 1 ? 'entry' : 'entries'}`
  if (totals.fail === 0) {
    const said = entries === '' ? '' : `${entries} in ${show(baseline.file)}`
    return [said, reason(run)].filter((part) => part !== '').join('; ')
  }
  const fresh = totals.fail - baseline.known
  const failures = `${formatCount(fresh)} new ${fresh === 1 ? 'failure' : 'failures'}`
  const counts = [fresh === 0 ? 'no new failure' : failures, ...(stale > 0 ? [entries] : [])]
  const known = baseline.known === 0 ? 'none' : formatCount(baseline.known)
  return `${counts.join(', ')} (${known} known, in ${show(baseline.file)})`
}

function reason(run: Run): string {
  const { pass, warn, fail, inconclusive, error } = run.totals
  const decided = formatCount(pass + warn + fail)
  const open = formatCount(inconclusive + error)
  if (run.verdict === 'not conformant')
    return fail > 0
      ? `${formatCount(fail)} of ${decided} decided requirements failed`
      : 'the definitions have errors'
  if (run.verdict === 'not decided') {
    if (pass + warn + fail === 0) return 'nothing could be decided'
    if (run.interrupted !== undefined) return 'it was stopped early'
    if (run.connections?.unsteady) return 'too many connections broke'
    const surprises = run.surprises?.length ?? 0
    const unserved = run.interfaces.filter((one) => one.unserved).map(({ name }) => name)
    if (unserved.length > 0)
      return `${unserved.join(', ')}: no plain request was answered with success`
    return surprises > 0
      ? `${formatCount(surprises)} ${surprises === 1 ? 'answer' : 'answers'} surprised Assay, and no requirement failed for ${surprises === 1 ? 'it' : 'them'}`
      : `${open} requirement${inconclusive + error === 1 ? '' : 's'} could not be decided`
  }
  return inconclusive + error > 0 ? `in what was decided; ${open} could not be decided` : ''
}
