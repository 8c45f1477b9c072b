import type { LintFinding } from '../../lint/lint-finding.js'
import { printJson } from '../print-json.js'
import { relativeUri } from './relative-uri.js'

const levels = { error: 'error', warning: 'warning', info: 'note' } as const

/** Help is what the rule's findings advise; several remedies of one rule stand below each other. */
function rule(id: string, findings: readonly LintFinding[]) {
  const remedies = new Set(findings.flatMap(({ remedy }) => (remedy === undefined ? [] : [remedy])))
  const [first] = findings
  return {
    id,
    shortDescription: { text: id.replace(/[-_]+/g, ' ') },
    help: { text: [...remedies].join('\n') || 'The message says what is wrong.' },
    defaultConfiguration: { level: levels[first?.severity ?? 'warning'] },
  }
}

/**
 * Rules and results of lint findings.
 *
 * @param before how many rules stand before these
 * @param base absolute folder that file names are made relative to
 */
export function lintResults(findings: readonly LintFinding[], before = 0, base?: string) {
  const ids = [...new Set(findings.map((finding) => finding.rule))].toSorted()
  const rules = ids.map((id) =>
    rule(
      id,
      findings.filter((each) => each.rule === id),
    ),
  )
  const results = findings.map((finding) => ({
    ruleId: finding.rule,
    ruleIndex: before + ids.indexOf(finding.rule),
    level: levels[finding.severity],
    message: { text: finding.message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: relativeUri(finding.file, base) },
          region: { startLine: finding.line, startColumn: finding.column },
        },
      },
    ],
    suppressions: finding.ignored && [{ kind: 'external', justification: finding.ignored }],
  }))
  return { rules, results }
}

/**
 * Lint findings as SARIF 2.1.0, for code scanning.
 *
 * @param options `version` of Assay; `base`: absolute folder that file names are made relative to
 * @see OASIS SARIF 2.1.0, 3.27 result object, 3.49 reportingDescriptor object
 */
export function sarif(
  findings: readonly LintFinding[],
  options: { readonly version: string; readonly base?: string },
): string {
  const { rules, results } = lintResults(findings, 0, options.base)
  const driver = { name: 'Assay', version: options.version, rules }
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  }
  return printJson(log, ['$schema', 'version', 'name', 'id', 'runs', 'tool', 'ruleId'])
}
