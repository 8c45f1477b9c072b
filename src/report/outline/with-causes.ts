import { byCause } from './by-cause.js'
import type { ReportedFailure } from './reported-failure.js'

/** All failures in their order: the first of each cause names the others (`same`), and they name it (`sameAs`). */
export function withCauses(failures: readonly ReportedFailure[]): readonly ReportedFailure[] {
  const causes = byCause(failures)
  const firsts = new Map(causes.map((one) => [one.requirement.id, one]))
  const rootOf = new Map(
    causes.flatMap(({ requirement, same = [] }) => same.map((id) => [id, requirement.id] as const)),
  )
  return failures.map((one) => {
    const { id } = one.requirement
    return firsts.get(id) ?? { ...one, sameAs: rootOf.get(id) }
  })
}
