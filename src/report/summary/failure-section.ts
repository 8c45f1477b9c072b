import { escapeTerminal } from '../escape-terminal.js'
import { deviationList } from '../outline/deviation-list.js'
import { sameIn } from '../outline/same-in.js'
import { sentLine } from '../outline/sent-line.js'
import { sequenceLines } from '../outline/sequence-lines.js'
import type { ReportedFailure } from '../outline/reported-failure.js'
import { codeSpan } from './code-span.js'
import { fence } from './fence.js'
import { prose } from './prose.js'

/** Deviations told one by one; the HTML report has them all. */
const mostDeviations = 30
const value = (text: string): string => escapeTerminal(text, 2000)

/** One failure or warning: what failed, which sentence, what was sent, expected and answered, how to see it again. */
export function failureSection(failure: ReportedFailure): string {
  const { requirement, finding, exchange, command, also, same = [] } = failure
  const [number] = finding.exchanges
  const place = [
    ...(finding.pointer ? [`at ${escapeTerminal(finding.pointer)}`] : []),
    ...(number === undefined ? [] : [`exchange ${number}`]),
  ]
  const lines = [
    ...(exchange === undefined ? [] : [`sent ${sentLine(exchange, 'customer')}`]),
    `expected ${value(finding.expected)}`,
    `answered ${value(finding.actual)}`,
    ...(place.length > 0 ? [place.join(', ')] : []),
    ...deviationList(finding, mostDeviations).map((text) => `- ${value(text)}`),
    ...also.map(value),
    ...sameIn(same).map(value),
    ...sequenceLines(finding).map(value),
  ]
  return [
    `### ${finding.verdict.toUpperCase()} ${codeSpan(requirement.id)} (${requirement.level}${finding.kind === 'drift' ? ', definition drift' : ''})`,
    `${prose(requirement.text)}\\\n${prose(requirement.clause)}`,
    fence('text', lines),
    ...(command === undefined ? [] : [fence('sh', command.split('\n'))]),
  ].join('\n\n')
}
