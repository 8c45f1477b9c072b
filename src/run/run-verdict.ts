import type { Finding } from './finding.js'
import type { RunVerdict, Totals } from './run.js'
import { unservedInterfaces } from './unserved-interfaces.js'

/**
 * What a whole run comes to. A failure stands, whatever else happened; conformant is a target only
 * that a whole run has tested, and that served something of each interface that it was asked for.
 *
 * @param doubtful whether the run ended before everything that was planned was performed, too many of its connections
 *   broke, or the target surprised a scenario and nothing failed for it
 */
export function runVerdict(
  { fail, pass, error }: Totals,
  findings: readonly Finding[],
  doubtful: boolean,
): RunVerdict {
  if (fail > 0) return 'not conformant'
  if (error > 0 || doubtful) return 'not decided'
  if (unservedInterfaces(findings).length > 0) return 'not decided'
  return pass > 0 && wasServed(findings) ? 'conformant' : 'not decided'
}

/** A target that only ever refuses shows nothing, however well it words its refusals. */
const wasServed = (findings: readonly Finding[]): boolean => {
  const told = findings.filter(({ scenario }) => scenario !== undefined && !isOfForm(scenario))
  const plain = told.filter(({ scenario }) => scenario?.startsWith('laws/service:'))
  const due = plain.length > 0 ? plain : told
  return due.length === 0 || due.some(({ verdict }) => verdict === 'pass')
}

/** What a rule finds of any answer, a refusal as well. */
const isOfForm = (judge: string): boolean => judge.startsWith('rules/')
