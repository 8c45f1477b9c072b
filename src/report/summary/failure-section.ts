import type { Run } from '../../run/run.js'
import { curlLine } from '../curl.js'
import { escapeTerminal } from '../escape-terminal.js'
import type { ReportedFailure } from '../outline/reported-failure.js'
import { codeSpan } from './code-span.js'
import { fence } from './fence.js'
import { prose } from './prose.js'

const value = (text: string): string => escapeTerminal(text, 2000)

/** One failure: what failed, which sentence, expected and answered, how to see it again. */
export function failureSection(failure: ReportedFailure, secrets: Run['secrets']): string {
  const { requirement, finding, exchange, also } = failure
  const [number] = finding.exchanges
  const place = [
    ...(finding.pointer ? [`at ${escapeTerminal(finding.pointer)}`] : []),
    ...(number === undefined ? [] : [`exchange ${number}`]),
  ]
  const lines = [
    ...(finding.because === undefined ? [] : [value(finding.because)]),
    ...(finding.expected === undefined ? [] : [`expected ${value(finding.expected)}`]),
    ...(finding.actual === undefined ? [] : [`answered ${value(finding.actual)}`]),
    ...(place.length > 0 ? [place.join(', ')] : []),
    ...also.map(value),
  ]
  return [
    `### FAIL ${codeSpan(requirement.id)} (${requirement.level})`,
    `${prose(requirement.text)}\\\n${prose(requirement.clause)}`,
    ...(lines.length > 0 ? [fence('text', lines)] : []),
    ...(exchange ? [fence('sh', curlLine(exchange, secrets).split('\n'))] : []),
  ].join('\n\n')
}
