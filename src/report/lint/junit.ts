import type { LintFinding } from '../../lint/lint-finding.js'
import { escapeTerminal } from '../escape-terminal.js'
import { numberedNames } from '../junit/numbered-names.js'
import { suiteElement } from '../junit/suite-element.js'
import { suitesElement } from '../junit/suites-element.js'
import { xml, type XmlElement } from '../xml.js'
import { byFile } from './by-file.js'

function outcome(finding: LintFinding): XmlElement {
  const { file, line, column, rule, severity, message, remedy, ignored } = finding
  const told = escapeTerminal(message, 4000)
  const advice = ignored === undefined ? remedy : `Ignored: ${ignored}`
  const where = `${escapeTerminal(file)}:${line}:${column}`
  return {
    name: severity === 'error' && ignored === undefined ? 'failure' : 'skipped',
    attributes: { type: severity, message: told || escapeTerminal(rule) },
    children: [[where, told, advice && escapeTerminal(advice, 4000)].filter(Boolean).join('\n')],
  }
}

function suite(file: string, findings: readonly LintFinding[]): XmlElement {
  // No line in the name: a finding keeps its name when lines are added above it.
  const names = numberedNames(
    findings.map(({ rule, message }) => `${rule}: ${message.slice(0, 200)}`),
  )
  const clean: XmlElement = {
    name: 'testcase',
    attributes: { classname: file, name: 'no remarks' },
  }
  const cases = findings.map((finding, index) => ({
    name: 'testcase',
    attributes: { classname: file, name: names[index] },
    children: [outcome(finding)],
  }))
  return suiteElement({ name: file, file, seconds: 0, cases: cases.length > 0 ? cases : [clean] })
}

/**
 * Lint findings as a test report: a suite for each file, a test case for each finding. Errors are
 * failures; warnings, remarks and what is ignored are skipped cases, so that they show and break nothing.
 *
 * @param files names of all files that were read: one without findings becomes a passed case
 */
export function junit(findings: readonly LintFinding[], files: readonly string[] = []): string {
  const found = byFile(findings)
  const names = [...new Set([...files, ...found.keys()])]
  return xml(
    suitesElement(
      'lint',
      names.map((name) => suite(name, found.get(name) ?? [])),
    ),
  )
}
