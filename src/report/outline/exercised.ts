import type { ExercisedKind } from '../../run/interface-result.js'
import type { Run } from '../../run/run.js'

/** What is counted, as it is called. */
export const exercisedKinds: readonly (readonly [ExercisedKind, string])[] = [
  ['operations', 'operations'],
  ['responses', 'responses'],
  ['parameters', 'parameters'],
  ['members', 'members'],
  ['links', 'links'],
]

/** How much of all definitions the run showed; undefined where that was not counted. */
export function exercisedTogether(
  { interfaces }: Run,
  kind: ExercisedKind,
): { readonly reached: number; readonly of: number } | undefined {
  const counts = interfaces.flatMap(({ exercised }) => exercised?.counts[kind] ?? [])
  if (counts.length === 0) return undefined
  return {
    reached: counts.reduce((sum, one) => sum + one.reached, 0),
    of: counts.reduce((sum, one) => sum + one.of, 0),
  }
}
