import type { Exchange } from '../../exchange/exchange.js'
import type { Finding } from '../../run/finding.js'
import type { RequirementResult, Run } from '../../run/run.js'
import type { Fail, Fault, Inconclusive, NotTested, Warn } from '../../terms/verdict.js'
import { commandFor } from '../command-for.js'
import { escapeTerminal } from '../escape-terminal.js'
import { deviationList } from '../outline/deviation-list.js'
import { isContrary } from '../outline/is-contrary.js'
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

function reason(finding: Finding<Inconclusive | Fault | NotTested>): string {
  const remedy = finding.verdict === 'inconclusive' ? finding.remedy : undefined
  return oneLine(
    remedy === undefined
      ? finding.because
      : `${finding.because}; to decide it: ${remedyOrder(remedy)}`,
  )
}

function evidence(
  { run, exchanges }: RunEvidence,
  finding: Finding<Fail | Warn | Fault>,
  requirement: RequirementResult | undefined,
): string {
  const [number, ...others] = finding.exchanges
  const lines = [
    requirement && oneLine(requirement.text),
    oneLine(finding.clause),
    ...(isContrary(finding) ? differences(finding) : [oneLine(finding.because)]),
    number === undefined ? undefined : `exchange ${[number, ...others].join(', ')}`,
    ...(isContrary(finding) ? sequenceLines(finding).map(oneLine) : []),
    commandFor(finding, exchanges, run.secrets),
  ]
  return lines.filter((line) => line !== undefined).join('\n')
}

const differences = (finding: Finding<Fail | Warn>): readonly string[] => [
  `expected ${oneLine(finding.expected)}`,
  `answered ${oneLine(finding.actual)}`,
  ...(finding.pointer ? [`at ${oneLine(finding.pointer)}`] : []),
  ...deviationList(finding, mostDeviations).map(oneLine),
]

const summary = ({ expected, actual }: Fail): string =>
  `expected ${escapeTerminal(expected, 400)}, answered ${escapeTerminal(actual, 400)}`

/** What stands inside a test case: why it failed, broke or was skipped; a note on a pass, a warning among them. */
export function outcomeElement(
  material: RunEvidence,
  finding: Finding,
  requirement: RequirementResult | undefined,
): XmlElement | undefined {
  if (finding.verdict === 'pass')
    return finding.because === undefined
      ? undefined
      : { name: 'system-out', children: [oneLine(finding.because)] }
  // A gate on test results must come to the same as the exit code, and there it does not count.
  const known = requirement?.known
  if (finding.verdict === 'fail' && known !== undefined) {
    const message = `known failure: ${oneLine(known)}`
    return {
      name: 'skipped',
      attributes: { type: 'known', message },
      children: [`${message}\n${evidence(material, finding, requirement)}`],
    }
  }
  if (finding.verdict === 'fail')
    return {
      name: 'failure',
      attributes: { type: finding.kind ?? finding.level, message: summary(finding) },
      children: [evidence(material, finding, requirement)],
    }
  if (finding.verdict === 'warn') {
    const text = `warning: a ${finding.level} does not hold\n${evidence(material, finding, requirement)}`
    return { name: 'system-out', children: [text] }
  }
  const message = reason(finding)
  if (finding.verdict === 'error') {
    const text = evidence(material, finding, requirement)
    return { name: 'error', attributes: { type: 'error', message }, children: [text] }
  }
  return {
    name: 'skipped',
    attributes: { type: finding.verdict, message },
    children: [message],
  }
}
