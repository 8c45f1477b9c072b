import { dirname, resolve } from 'node:path'
import type { LintFinding } from '../../lint/lint-finding.js'
import type { IgnoredFinding, LintSettings } from './lint-settings.js'

const unused = 'unused-ignore'

/**
 * Gives findings the severities of the settings, and marks those that are accepted.
 *
 * @param files the definitions that were linted, as findings name them
 * @returns findings, with one more for each entry that matches nothing
 */
export function applyLintSettings(
  findings: readonly LintFinding[],
  { file, rules, ignore }: LintSettings,
  files: readonly string[],
): readonly LintFinding[] {
  const weigh = (finding: LintFinding): readonly LintFinding[] => {
    const severity = rules[finding.rule] ?? finding.severity
    return severity === 'off' ? [] : [{ ...finding, severity }]
  }
  const isIn = ({ file: meant }: IgnoredFinding, name: string): boolean =>
    meant === undefined || resolve(dirname(file), meant) === resolve(name)
  const used = new Set<IgnoredFinding>()
  const held = findings.map((finding) => {
    const entry = ignore.find(
      (one) => one.rule === finding.rule && isIn(one, finding.file) && isAround(one, finding),
    )
    if (entry === undefined) return finding
    used.add(entry)
    return { ...finding, ignored: entry.because }
  })
  const seen = [...files, ...findings.map((one) => one.file)]
  const idle = ignore
    .filter((one) => !used.has(one) && seen.some((name) => isIn(one, name)))
    .map(({ rule, at, line, column }): LintFinding => {
      const message = `${rule} finds nothing${at === undefined ? '' : ` at ${at}`}`
      const remedy = 'Take the entry out, or correct its file or its place.'
      return { file, line, column, rule: unused, severity: 'warning', message, remedy }
    })
  return [...held, ...idle].flatMap(weigh)
}

const isAround = ({ at }: IgnoredFinding, { pointer = '' }: LintFinding): boolean =>
  at === undefined || pointer === at || pointer.startsWith(`${at.replace(/\/$/, '')}/`)
