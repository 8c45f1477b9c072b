import { ownRules } from '../../specs/ruleset/own-rules.js'
import { ruleset } from '../../specs/ruleset/ruleset.js'
import type { Severity } from './lint-finding.js'
import type { DataPath } from './source-file.js'
import { Resolver, Spectral } from './spectral.js'

/** One remark of Spectral, at a path of the tree. */
export interface Remark {
  readonly rule: string
  /** One of ours, not of `spectral:oas`. */
  readonly own: boolean
  readonly severity: Severity
  readonly message: string
  readonly path: DataPath
}

const severities: readonly Severity[] = ['error', 'warning', 'info', 'info']
const nowhere = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }

/**
 * Runs the ruleset over a dereferenced definition. References and places are our own matter: what
 * Spectral makes of them loses the place in chains of files, and does not look into referenced files
 * with the rules for unresolved documents.
 */
export async function runSpectral(tree: unknown): Promise<readonly Remark[]> {
  const spectral = new Spectral({
    resolver: new Resolver({ dereferenceInline: false, dereferenceRemote: false }),
  })
  spectral.setRuleset(ruleset)
  const results = await spectral.run({
    parsed: { data: tree, ast: {}, lineMap: [], diagnostics: [] },
    getLocationForJsonPath: () => ({ range: nowhere }),
  })
  return results.map(({ code, severity, message, path }) => ({
    rule: String(code),
    own: Object.hasOwn(ownRules, code),
    severity: severities[severity] ?? 'info',
    message,
    path,
  }))
}
