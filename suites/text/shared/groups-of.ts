import type { Answer } from '../../../src/scenario/index.js'

/** Texts by string, by group, as far as the answer has them. */
export function groupsOf(answer: Answer): ReadonlyMap<string, ReadonlyMap<string, unknown>> {
  const membersOf = (value: unknown): readonly [string, unknown][] =>
    typeof value === 'object' && value !== null ? Object.entries(value) : []
  return new Map(
    membersOf(answer.at('/groups')).map(([group, texts]) => [group, new Map(membersOf(texts))]),
  )
}
