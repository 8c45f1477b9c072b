import type { Requirement } from '../contract/requirement.js'
import type { Finding, Judge } from './finding.js'

/** What of a run verdicts are drawn from. */
export interface Judged {
  readonly findings: readonly Finding[]
  readonly requirements: readonly Pick<Requirement, 'id' | 'origin'>[]
  readonly judges: readonly Pick<Judge, 'id' | 'kind'>[]
}

/**
 * What the law found that asks each operation a plain request (`laws/service`). What others saw to contradict it is not
 * among it: they ask for something special.
 */
export function plainFindings({ findings, requirements, judges }: Judged): readonly Finding[] {
  const service = new Set(
    requirements
      .filter(({ origin }) => origin.kind === 'law' && origin.law === 'service')
      .map(({ id }) => id),
  )
  const laws = new Set(judges.filter(({ kind }) => kind === 'law').map(({ id }) => id))
  return findings.filter(
    ({ requirement, scenario, witness }) =>
      witness !== true && scenario !== undefined && laws.has(scenario) && service.has(requirement),
  )
}
