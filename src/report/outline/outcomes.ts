import type { Finding } from '../../run/finding.js'
import type { Run } from '../../run/run.js'
import type { RequirementResult } from '../../run/requirement-result.js'
import { commandFor } from '../command-for.js'
import { groupBy } from '../group-by.js'
import { decidingFinding } from './deciding-finding.js'
import { failures } from './failures.js'
import type { ReportedFailure } from './reported-failure.js'
import { withCauses } from './with-causes.js'

/** A requirement of a run with what test reports need of it. */
export interface Outcome {
  readonly requirement: RequirementResult
  /** `accounts.balances.order: Balances come in the order asked for.`: the same in every run. */
  readonly title: string
  /** The finding that gave the verdict; absent when none did. */
  readonly finding?: Finding
  /** A command that shows an error of ours again; absent when its exchange was not kept. */
  readonly command?: string
  /** Where it failed or is warned of. */
  readonly failure?: ReportedFailure
  /** Time of the judge that took longest. */
  readonly milliseconds: number
}

/** What test reports tell of the requirements of a run, in the order of the documents. */
export function outcomes(run: Run): readonly Outcome[] {
  const findings = groupBy(run.findings, ({ requirement }) => requirement)
  const evidence = new Map(run.evidence.map((exchange) => [exchange.number, exchange]))
  const reported = new Map(
    withCauses([...failures(run), ...failures(run, 'warn')]).map((one) => [
      one.requirement.id,
      one,
    ]),
  )
  return run.requirements.map((requirement) => {
    const own = findings.get(requirement.id) ?? []
    const finding = decidingFinding(findings, requirement) ?? own[0]
    const broken = requirement.verdict === 'error' ? finding : undefined
    return {
      requirement,
      title: `${requirement.id}: ${requirement.text}`,
      finding,
      command: broken && commandFor(broken, evidence, run.secrets),
      failure: reported.get(requirement.id),
      milliseconds: Math.max(0, ...own.map(({ milliseconds = 0 }) => milliseconds)),
    }
  })
}
