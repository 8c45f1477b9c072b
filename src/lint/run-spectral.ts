import { ownRules } from './ruleset/own-rules.js'
import { ruleset } from './ruleset/ruleset.js'
import type { Severity } from './lint-finding.js'
import type { DataPath } from './source-file.js'
import { Spectral } from './spectral.js'

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

type Resolver = NonNullable<NonNullable<ConstructorParameters<typeof Spectral>[0]>['resolver']>

/** Nothing is left to be resolved; Spectral's own resolver stumbles over a member named `hasOwnProperty`. */
const asItIs = {
  uriCache: {},
  resolve: (result: unknown) => Promise.resolve({ result, errors: [], refMap: {}, graph: {} }),
} as unknown as Resolver

/**
 * Runs the ruleset over a dereferenced definition. References and places are our own matter: what
 * Spectral makes of them loses the place in chains of files, and does not look into referenced files
 * with the rules for unresolved documents.
 */
export async function runSpectral(tree: unknown): Promise<readonly Remark[]> {
  const spectral = new Spectral({ resolver: asItIs })
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
