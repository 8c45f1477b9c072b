import type { LintFinding } from '../../lint/lint-finding.js'
import { groupBy } from '../group-by.js'

/** Findings per file: files in the order of their first finding, findings from top to bottom. */
export const byFile = (
  findings: readonly LintFinding[],
): ReadonlyMap<string, readonly LintFinding[]> =>
  new Map(
    [...groupBy(findings, ({ file }) => file)].map(([file, each]) => [
      file,
      each.toSorted((a, b) => a.line - b.line || a.column - b.column),
    ]),
  )
