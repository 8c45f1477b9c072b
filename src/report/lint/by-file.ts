import type { LintFinding } from '../../lint/lint-finding.js'

/** Findings per file: files in the order of their first finding, findings from top to bottom. */
export function byFile(
  findings: readonly LintFinding[],
): ReadonlyMap<string, readonly LintFinding[]> {
  const files = new Map<string, LintFinding[]>()
  for (const finding of findings)
    files.set(finding.file, [...(files.get(finding.file) ?? []), finding])
  for (const each of files.values()) each.sort((a, b) => a.line - b.line || a.column - b.column)
  return files
}
