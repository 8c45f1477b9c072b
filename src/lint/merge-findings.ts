import type { LintFinding } from './lint-finding.js'
import type { LintSource } from './lint-source.js'

/**
 * The findings of several definitions, ordered by definition, then file, line and column. What several share is
 * there once.
 *
 * @param found what was found in each of the sources
 */
export function mergeFindings(
  sources: readonly LintSource[],
  found: readonly (readonly LintFinding[])[],
): LintFinding[] {
  const all = new Map<string, LintFinding>()
  for (const [index, source] of sources.entries())
    for (const finding of (found[index] ?? []).toSorted(byPlace(source.shown))) {
      const { file, line, column, rule, message } = finding
      const key = JSON.stringify([file, line, column, rule, message])
      const named = source.interface === undefined ? {} : { interface: source.interface }
      if (!all.has(key)) all.set(key, { ...finding, ...named })
    }
  return [...all.values()]
}

/** The definition's own findings first, then those of the files it refers to. */
function byPlace(first: string): (one: LintFinding, other: LintFinding) => number {
  return (one, other) =>
    Number(one.file !== first) - Number(other.file !== first) ||
    compare(one.file, other.file) ||
    one.line - other.line ||
    one.column - other.column ||
    compare(one.rule, other.rule) ||
    compare(one.message, other.message)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
