import type { Exchange } from '../../exchange/exchange.js'
import type { Finding } from '../../run/finding.js'
import type { RequirementResult, Run } from '../../run/run.js'
import { curlLine } from '../curl.js'
import { escapeTerminal } from '../escape-terminal.js'
import { deviationList } from '../outline/deviation-list.js'
import { remedyOrder } from '../outline/remedy-order.js'
import { sequenceLines } from '../outline/sequence-lines.js'
import type { XmlElement } from '../xml.js'

/** A run, and its evidence by number. */
export interface RunEvidence {
  readonly run: Run
  readonly exchanges: ReadonlyMap<number, Exchange>
}

/** Deviations of a served definition told one by one. */
const mostDeviations = 100

/** On one line, so that a target cannot write lines of its own into a report. */
const oneLine = (text: string): string => escapeTerminal(text, 4000)

const waits = (finding: Finding): string | undefined =>
  finding.dependsOn === undefined ? undefined : `waits for ${finding.dependsOn}`

function reason(finding: Finding, requirement: RequirementResult | undefined): string {
  const why = finding.because ?? requirement?.because ?? waits(finding)
  const left = requirement?.gap ? 'the documents leave it open' : 'no reason was recorded'
  const remedy = finding.remedy ?? requirement?.remedy
  return oneLine(
    remedy === undefined ? (why ?? left) : `${why ?? left}; to decide it: ${remedyOrder(remedy)}`,
  )
}

function evidence(
  { run, exchanges }: RunEvidence,
  finding: Finding,
  requirement: RequirementResult | undefined,
): string {
  const [number, ...others] = finding.exchanges
  const exchange = exchanges.get(number ?? Number.NaN)
  const lines = [
    requirement && oneLine(requirement.text),
    oneLine(finding.clause),
    finding.because === undefined ? undefined : oneLine(finding.because),
    finding.expected === undefined ? undefined : `expected ${oneLine(finding.expected)}`,
    finding.actual === undefined ? undefined : `answered ${oneLine(finding.actual)}`,
    finding.pointer ? `at ${oneLine(finding.pointer)}` : undefined,
    ...deviationList(finding, mostDeviations).map(oneLine),
    number === undefined ? undefined : `exchange ${[number, ...others].join(', ')}`,
    ...sequenceLines(finding).map(oneLine),
    exchange && curlLine(exchange, run.secrets),
  ]
  return lines.filter((line) => line !== undefined).join('\n')
}

function summary(finding: Finding): string {
  const { expected, actual, because } = finding
  if (expected === undefined && actual === undefined) return oneLine(because ?? 'does not conform')
  const wanted = expected === undefined ? [] : [`expected ${escapeTerminal(expected, 400)}`]
  const got = actual === undefined ? [] : [`answered ${escapeTerminal(actual, 400)}`]
  return [...wanted, ...got].join(', ')
}

/** What stands inside a test case: why it failed, broke or was skipped; a note on a pass. */
export function outcomeElement(
  material: RunEvidence,
  finding: Finding,
  requirement: RequirementResult | undefined,
): XmlElement | undefined {
  const body = (): string => evidence(material, finding, requirement)
  if (finding.verdict === 'pass')
    return finding.because === undefined
      ? undefined
      : { name: 'system-out', children: [oneLine(finding.because)] }
  // A gate on test results must come to the same as the exit code, and there it does not count.
  if (finding.verdict === 'fail' && requirement?.known !== undefined) {
    const message = `known failure: ${oneLine(requirement.known)}`
    return {
      name: 'skipped',
      attributes: { type: 'known', message },
      children: [`${message}\n${body()}`],
    }
  }
  if (finding.verdict === 'fail')
    return {
      name: 'failure',
      attributes: { type: finding.kind ?? finding.level, message: summary(finding) },
      children: [body()],
    }
  const message = reason(finding, requirement)
  if (finding.verdict === 'error')
    return { name: 'error', attributes: { type: 'error', message }, children: [body()] }
  return {
    name: 'skipped',
    attributes: { type: finding.verdict, message },
    children: [message],
  }
}
