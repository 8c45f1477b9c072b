import { type Judged, plainFindings } from './plain-findings.js'
import type { Totals } from './interface-result.js'
import type { RunVerdict } from './run.js'
import { unservedInterfaces } from './unserved-interfaces.js'

/**
 * What a whole run comes to. A failure always counts; conformant is a target only
 * that a whole run has tested, and that served something of each interface that it was asked for.
 *
 * @param doubtful whether the run ended before everything that was planned was performed, too many of its connections
 *   broke, or the target surprised a scenario and nothing failed for it
 */
export function runVerdict(
  { fail, pass, error }: Totals,
  judged: Judged,
  doubtful: boolean,
): RunVerdict {
  if (fail > 0) return 'not conformant'
  if (error > 0 || doubtful) return 'not decided'
  if (unservedInterfaces(judged).length > 0) return 'not decided'
  return pass > 0 && wasServed(judged) ? 'conformant' : 'not decided'
}

/** A target that only ever refuses shows nothing, however well it words its refusals. */
const wasServed = (judged: Judged): boolean => {
  // What a rule finds is so of any answer, a refusal as well.
  const rules = new Set(judged.judges.filter(({ kind }) => kind === 'rule').map(({ id }) => id))
  const told = judged.findings.filter(
    ({ scenario }) => scenario !== undefined && !rules.has(scenario),
  )
  const plain = plainFindings(judged)
  const due = plain.length > 0 ? plain : told
  return due.length === 0 || due.some(({ verdict }) => verdict === 'pass')
}
