import type { Exchange, FailureKind } from '../../exchange/exchange.js'
import type { Run } from '../../run/run.js'
import { groupBy } from '../group-by.js'
import { decidingFinding } from './deciding-finding.js'
import { group } from './group.js'
import type { ReportedGroup } from './reported-group.js'

const suspects: Readonly<Record<FailureKind, string>> = {
  unreachable: 'the network',
  tls: 'the network',
  timeout: 'the network',
  reset: 'the network',
  malformed: 'the network',
  'too-large': 'a size limit of ours',
  aborted: 'the run was stopped',
  unrecorded: 'the recording',
}

const suspect = (exchange: Exchange | undefined): string =>
  exchange?.outcome.kind === 'failure' ? suspects[exchange.outcome.failure] : 'Assay'

/** The requirements that ended in an error, by whose fault it is and why. Never the target's. */
export function errors(run: Run): readonly ReportedGroup[] {
  const evidence = new Map(run.evidence.map((exchange) => [exchange.number, exchange]))
  const findings = groupBy(run.findings, ({ requirement }) => requirement)
  const broken = run.requirements.filter((each) => each.verdict === 'error')
  return group(
    broken.map((requirement) => {
      const finding = decidingFinding(findings, requirement)
      const fault = suspect(evidence.get(finding?.exchanges[0] ?? Number.NaN))
      return { requirement: requirement.id, reason: `${fault}: ${requirement.because}` }
    }),
  )
}
