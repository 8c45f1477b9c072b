import type { Finding } from '../run/finding.js'
import type { RunPart } from '../run/merge/renumber.js'

/** What one scenario adds to a run whose plan is known: what it found, and what rules saw in its exchanges. */
export function slimPart({ run, exchanges }: RunPart): RunPart {
  const findings = run.findings.filter(isOwn)
  const ids = new Set(findings.map(({ requirement }) => requirement))
  const judges = new Set(findings.map(({ scenario }) => scenario))
  return {
    run: {
      ...run,
      findings,
      requirements: run.requirements.filter(({ id }) => ids.has(id)),
      judges: run.judges.filter(({ id }) => judges.has(id)),
      lint: [],
    },
    exchanges,
  }
}

/** Of a scenario that was performed, or of a rule that saw something. */
const isOwn = ({ milliseconds, verdict, exchanges, scenario }: Finding): boolean =>
  milliseconds !== undefined ||
  (scenario !== undefined && exchanges.length > 0) ||
  (scenario !== undefined && verdict !== 'inconclusive' && verdict !== 'none')
