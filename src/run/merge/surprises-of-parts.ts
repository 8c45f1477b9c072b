import type { Finding } from '../finding.js'
import type { Run } from '../run.js'
import type { RequirementResult } from '../requirement-result.js'
import type { RunPart } from './renumber.js'

/** Those that no failure of any run accounts for. */
export function surprisesOfParts(
  runs: readonly RunPart['run'][],
  findings: readonly Finding[],
  requirements: readonly RequirementResult[],
): NonNullable<Run['surprises']> {
  const failed = findings.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
  const ids = new Set(failed.map(({ requirement }) => requirement))
  const cited = new Set(failed.flatMap(({ exchanges }) => exchanges))
  const broken = new Set(
    requirements
      .filter(({ id }) => ids.has(id))
      .flatMap((one) => one.operations.map((operation) => `${one.interface}.${operation}`)),
  )
  return runs
    .flatMap(({ surprises }) => surprises ?? [])
    .filter(
      ({ dependsOn = '', exchange = 0, operation, interface: name }) =>
        !ids.has(dependsOn) && !cited.has(exchange) && !broken.has(`${name}.${operation}`),
    )
}
