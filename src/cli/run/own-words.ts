import type { Redactor } from '../../exchange/redactor.js'
import { htmlReport } from '../../report/html/html-report.js'
import { junitReports } from '../../report/junit.js'
import { runJson } from '../../report/run-json.js'
import { summaryMarkdown } from '../../report/summary.js'
import type { Run } from '../../run/run.js'

const known = new WeakMap<Run, ReadonlySet<string>>()

/**
 * Secrets that are words of ours: a user who chooses `customer` as a password finds it in every report,
 * whatever the target answered. They are those that stand in a report of the run without all that the
 * target and the profile say.
 *
 * @returns their tokens
 */
export function ownWords(run: Run, redactor: Redactor): ReadonlySet<string> {
  const before = known.get(run)
  if (before) return before
  const { interrupted: _, baseline: __, ...rest } = run
  const { profile: ___, ...target } = run.target
  const bare: Run = {
    ...rest,
    target: { ...target, name: '', baseUrl: 'http://localhost' },
    requirements: run.requirements.map((one) => ({
      ...one,
      because: one.because && '',
      remedy: undefined,
      known: undefined,
    })) as Run['requirements'],
    findings: run.findings.map((one) => ({
      ...one,
      exchanges: [],
      because: one.because && '',
      expected: one.expected && '',
      actual: one.actual && '',
      remedy: undefined,
      dependsOn: undefined,
      pointer: undefined,
      deviations: undefined,
      sequence: undefined,
    })) as Run['findings'],
    lint: [],
    served: [],
    secrets: [],
    evidence: [],
    notes: [],
  }
  const texts = [
    htmlReport(bare),
    runJson(bare),
    summaryMarkdown(bare),
    ...junitReports(bare).values(),
    recorded,
  ]
  const tokens = new Set<string>()
  for (const text of texts)
    while (redactor.find(text, (token) => !tokens.has(token) && Boolean(tokens.add(token))));
  known.set(run, tokens)
  return tokens
}

/** What stands in recorded exchanges. */
const recorded =
  'number actor interface operation scenario timings startedAt request response outcome headers failure ' +
  'unreachable timeout too-large malformed aborted unrecorded preflight customer otherCustomer restricted'
