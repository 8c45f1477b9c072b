import type { Run } from '../../run/run.js'
import { escapeTerminal } from '../escape-terminal.js'
import { className } from '../junit/class-name.js'
import { failureText } from '../outline/failure-text.js'
import { openText } from '../outline/open-text.js'
import { type Outcome, outcomes } from '../outline/outcomes.js'
import { staleEntries } from '../outline/stale-entries.js'
import { printJson } from '../print-json.js'

const statuses = {
  pass: 'passed',
  warn: 'other',
  fail: 'failed',
  inconclusive: 'pending',
  error: 'failed',
  none: 'skipped',
} as const

type Status = (typeof statuses)[keyof typeof statuses]

interface Told {
  readonly name: string
  readonly status: Status
  readonly [member: string]: unknown
}

function test({ requirement, title, failure, milliseconds }: Outcome): Told {
  const { id, verdict, known, level, clause } = requirement
  const open = openText(requirement)
  const message =
    failure === undefined
      ? open
      : `expected ${escapeTerminal(failure.finding.expected)}, answered ${escapeTerminal(failure.finding.actual)}`
  return {
    name: title,
    status: known === undefined ? statuses[verdict] : 'other',
    rawStatus: known === undefined ? verdict : 'known failure',
    duration: Math.round(milliseconds),
    suite: [requirement.interface, className(id)],
    type: 'conformance',
    tags: [level],
    labels: { requirement: id, clause },
    message: known === undefined ? message : `known failure: ${escapeTerminal(known)}; ${message}`,
    trace: failure && failureText(failure),
  }
}

/** What a gate on the exit code fails for as well. */
const stale = (run: Run): readonly Told[] =>
  staleEntries(run).map(({ requirement, order, interface: name }) => ({
    name: `${requirement}: stale entry of the baseline`,
    status: 'failed',
    duration: 0,
    suite: [name || 'baseline', 'baseline'],
    message: escapeTerminal(`${requirement} ${order}`, 4000),
  }))

/**
 * A test for each requirement, in the Common Test Report Format. A warning and a known failure are `other`, what is
 * inconclusive is `pending`, what nothing was to decide is `skipped`; an error of ours is a failure, as the format knows
 * no other word, and its raw status says so.
 *
 * @see https://ctrf.io, version 0.0 of its schema
 */
export function ctrfReport(run: Run): string {
  const tests = [...outcomes(run).map(test), ...stale(run)]
  const count = (status: Status): number => tests.filter((one) => one.status === status).length
  const report = {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    timestamp: run.finished,
    generatedBy: `assay ${run.tool.version}`,
    results: {
      tool: { name: 'assay', version: run.tool.version },
      summary: {
        tests: tests.length,
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
        pending: count('pending'),
        other: count('other'),
        start: Date.parse(run.started),
        stop: Date.parse(run.finished),
      },
      tests,
      environment: {
        appName: run.target.name,
        testEnvironment: run.target.baseUrl,
        extra: { verdict: run.verdict },
      },
    },
  }
  return printJson(report, ['reportFormat', 'specVersion', 'name', 'status', 'tool', 'summary'])
}
