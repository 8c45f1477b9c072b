import { isPair, isScalar, visit } from 'yaml'
import type { LintFinding } from './lint-finding.js'
import { roleOfMember, type Role } from './role-of-member.js'
import { remedies } from './ruleset/remedies.js'
import type { SourceFile } from './source-file.js'

const rule = 'quoted-keys'

/** Keys of YAML are texts, as in JSON (OpenAPI 3.1, section 4.2): a status without quotes is a number. */
export function checkKeys(file: SourceFile): readonly LintFinding[] {
  const found: LintFinding[] = []
  visit(file.document, {
    Pair(_, { key }, path) {
      if (!isScalar(key) || typeof key.value === 'string' || typeof key.value === 'symbol') return
      if (isLiteral(path)) return
      const { line, col } = file.lines.linePos(key.range?.[0] ?? 0)
      const message = `the key ${key.source ?? String(key.value)} is no text without quotes`
      found.push({
        file: file.shown,
        line,
        column: col,
        rule,
        severity: 'warning',
        message,
        remedy: remedies[rule],
      })
    },
  })
  return found
}

/** Keys in extensions and examples are data, and not of OpenAPI. */
function isLiteral(path: readonly unknown[]): boolean {
  const role = path.filter(isPair).reduce<Role>((around, { key, value }) => {
    return roleOfMember(isScalar(key) ? String(key.value) : '', value, around)
  }, 'object')
  return role === 'literal'
}
