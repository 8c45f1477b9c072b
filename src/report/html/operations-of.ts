import type { RequirementResult } from '../../run/requirement-result.js'

/** The operations that requirements of one interface are about, each once, by name. */
export const operationsOf = (requirements: readonly RequirementResult[]): readonly string[] =>
  [...new Set(requirements.flatMap(({ operations }) => operations))].toSorted()
