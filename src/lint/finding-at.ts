import type { LintFinding } from './lint-finding.js'
import { locateInFile } from './locate-in-file.js'
import { pointerTo } from './pointer-to.js'
import { remedies } from './ruleset/remedies.js'
import type { DataPath, SourceFile } from './source-file.js'

/** A warning about what stands at a place of a file. */
export function findingAt(
  file: SourceFile,
  path: DataPath,
  rule: string,
  message: string,
): LintFinding {
  return {
    file: file.shown,
    ...locateInFile(file, path),
    pointer: pointerTo(path),
    rule,
    severity: 'warning',
    message,
    remedy: remedies[rule],
  }
}
