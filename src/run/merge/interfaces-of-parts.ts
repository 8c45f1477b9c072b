import type { InterfaceResult } from '../interface-result.js'
import type { RequirementResult } from '../requirement-result.js'
import { totalsOf } from '../totals-of.js'
import type { RunPart } from './renumber.js'
import { exercisedOfParts } from './exercised-of-parts.js'
import { unique } from './unique.js'

/** Each interface once, with the sums of all parts together. */
export function interfacesOfParts(
  runs: readonly RunPart['run'][],
  requirements: readonly RequirementResult[],
  unserved: readonly string[],
): readonly InterfaceResult[] {
  const all = runs.flatMap(({ interfaces }) => interfaces)
  return unique(all, ({ name }) => name).map((one) => {
    const own = requirements.filter((each) => each.interface === one.name)
    const deprecated = unique(
      all.filter(({ name }) => name === one.name).flatMap((each) => each.deprecated ?? []),
      ({ operation }) => operation,
    )
    const exercised = all.flatMap((each) =>
      each.name === one.name && each.exercised !== undefined ? [each.exercised] : [],
    )
    return {
      ...one,
      exercised: exercisedOfParts(exercised, own),
      deprecated: deprecated.length > 0 ? deprecated : undefined,
      unserved: unserved.includes(one.name) || undefined,
      totals: totalsOf(own.map(({ verdict }) => verdict)),
    }
  })
}
