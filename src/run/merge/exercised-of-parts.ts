import { mostUndescribed, membersOf } from '../exercised-of.js'
import type { Exercised, ExercisedKind, Missed } from '../interface-result.js'
import type { RequirementResult } from '../requirement-result.js'
import { unique } from './unique.js'

/**
 * What several runs exercised of one interface together: missed is what none of them reached.
 *
 * @param parts of the same definition
 * @param requirements of the interface, folded
 */
export function exercisedOfParts(
  parts: readonly Exercised[],
  requirements: readonly RequirementResult[],
): Exercised | undefined {
  const [first] = parts
  if (first === undefined) return undefined
  const members = membersOf(requirements)
  const missed = [
    ...first.missed
      .filter(({ kind }) => kind !== 'members')
      .flatMap((one) => missedByAll(one, parts)),
    ...members.filter(({ reached }) => !reached).map(({ reached: _, ...one }) => one),
  ]
  const count = (kind: ExercisedKind, of: number) => ({
    reached: of - missed.filter((one) => one.kind === kind).length,
    of,
  })
  const { operations, responses, parameters, links } = first.counts
  return {
    counts: {
      operations: count('operations', operations.of),
      responses: count('responses', responses.of),
      parameters: count('parameters', parameters.of),
      members: count('members', members.length),
      links: count('links', links.of),
    },
    missed,
    undescribed: unique(
      parts.flatMap(({ undescribed }) => undescribed),
      ({ operation, pointer }) => `${operation} ${pointer}`,
    ).slice(0, mostUndescribed),
  }
}

/** Nothing, if one of them reached it. A run that called the operation knows best why the rest was not. */
function missedByAll(one: Missed, parts: readonly Exercised[]): readonly Missed[] {
  const found = parts.map(({ missed }) =>
    missed.find(({ kind, name }) => kind === one.kind && name === one.name),
  )
  if (found.includes(undefined)) return []
  const [operation = ''] = one.name.split(' ')
  const called = parts.findIndex(
    ({ missed }) => !missed.some(({ kind, name }) => kind === 'operations' && name === operation),
  )
  return [found[called] ?? one]
}
