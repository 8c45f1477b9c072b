import { remedies } from './ruleset/remedies.js'
import type { LintFinding } from './lint-finding.js'
import type { SourceFile } from './source-file.js'

const rule = 'duplicate-key'

/** A mapping that has a key twice; which value counts differs from tool to tool. */
export function checkDuplicateKeys(file: SourceFile): readonly LintFinding[] {
  return file.repeatedKeys.map(({ pos: [start] }) => {
    const { line, col } = file.lines.linePos(start)
    const key = /^(?:"[^"\n]*"|'[^'\n]*'|[^:\s]+)/.exec(file.text.slice(start, start + 200))?.[0]
    return {
      file: file.shown,
      line,
      column: col,
      rule,
      severity: 'error',
      message: `${key ?? 'A key'} is there twice in one mapping`,
      remedy: remedies[rule],
    }
  })
}
