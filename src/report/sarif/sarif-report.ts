import type { Run } from '../../run/run.js'
import { lintResults } from '../lint/sarif.js'
import { failures } from '../outline/failures.js'
import type { ReportedFailure } from '../outline/reported-failure.js'
import { failureText } from '../outline/failure-text.js'
import { escapeTerminal } from '../escape-terminal.js'
import { printJson } from '../print-json.js'
import { relativeUri } from '../lint/relative-uri.js'

const levels = { fail: 'error', warn: 'warning' } as const

const ruleOf = ({ requirement: { id, text, clause, verdict, level } }: ReportedFailure) => ({
  id,
  shortDescription: { text },
  fullDescription: { text: `${text} (${level}; ${clause})` },
  help: { text: `${clause}. The result shows the exchange and a command that sends it again.` },
  defaultConfiguration: { level: levels[verdict] },
})

/** The profile stands for the target, which has no file of its own here. */
const placeOf = (run: Run): string => relativeUri(run.target.profile ?? 'assay.yaml')

function result(run: Run, failure: ReportedFailure, ruleIndex: number) {
  const { requirement, finding, exchange } = failure
  const { expected, actual } = finding
  const operation = finding.operation ?? requirement.operations[0]
  return {
    ruleId: requirement.id,
    ruleIndex,
    level: levels[requirement.verdict],
    message: {
      text: `${requirement.text} Expected ${escapeTerminal(expected, 400)}, answered ${escapeTerminal(actual, 400)}.\n\n${failureText(failure)}`,
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: placeOf(run) },
          region: { startLine: 1 },
        },
        logicalLocations: operation && [{ fullyQualifiedName: operation, kind: 'function' }],
      },
    ],
    partialFingerprints: { 'requirement/v1': requirement.id },
    suppressions:
      requirement.known === undefined
        ? undefined
        : [{ kind: 'external', justification: requirement.known }],
    webRequest: exchange && {
      method: exchange.request.method,
      target: exchange.request.url,
    },
    webResponse:
      exchange?.outcome.kind === 'response' ? { statusCode: exchange.outcome.status } : undefined,
  }
}

/**
 * What failed or is warned of, and what the linter found, as SARIF 2.1.0 for code scanning: one result for each
 * requirement, which keeps its fingerprint from run to run. Known failures are suppressed, with their reason.
 *
 * @see OASIS SARIF 2.1.0, 3.27 result object, 3.35 suppression object
 */
export function sarifReport(run: Run): string {
  const broken = [...failures(run), ...failures(run, 'warn')]
  const lint = lintResults(run.lint, broken.length)
  const rules = [...broken.map(ruleOf), ...lint.rules]
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Assay', version: run.tool.version, rules } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: run.interrupted === undefined,
            startTimeUtc: run.started,
            endTimeUtc: run.finished,
          },
        ],
        results: [...broken.map((one, index) => result(run, one, index)), ...lint.results],
      },
    ],
  }
  return printJson(log, ['$schema', 'version', 'name', 'id', 'runs', 'tool', 'ruleId'])
}
