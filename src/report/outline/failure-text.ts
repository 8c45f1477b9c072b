import { escapeTerminal } from '../escape-terminal.js'
import { deviationList } from './deviation-list.js'
import type { ReportedFailure } from './reported-failure.js'
import { sameIn } from './same-in.js'
import { sentLine } from './sent-line.js'
import { sequenceLines } from './sequence-lines.js'

/** Deviations of a served definition told one by one. */
const mostDeviations = 100

const oneLine = (text: string): string => escapeTerminal(text, 4000)

/**
 * A failure or warning as plain text, a line for each thing that there is to say: the sentence, its clause, sent,
 * expected and answered, the exchanges, how to see it again. A target cannot add lines of its own.
 */
export function failureText(failure: ReportedFailure): string {
  const { requirement, finding, exchange, also, command, same = [], sameAs } = failure
  const {
    exchanges: [number],
    expected,
    actual,
    pointer,
  } = finding
  return [
    oneLine(requirement.text),
    oneLine(requirement.clause),
    ...(exchange === undefined ? [] : [`sent ${sentLine(exchange, 'customer')}`]),
    `expected ${oneLine(expected)}`,
    `answered ${oneLine(actual)}`,
    ...(pointer ? [`at ${oneLine(pointer)}`] : []),
    ...deviationList(finding, mostDeviations).map(oneLine),
    ...(number === undefined ? [] : [`exchange ${number}`]),
    ...also.map(oneLine),
    ...sameIn(same).map(oneLine),
    ...sequenceLines(finding).map(oneLine),
    // What has a cause in common is told once.
    ...(sameAs === undefined ? [] : [`the same as ${sameAs}`]),
    ...(command === undefined || sameAs !== undefined ? [] : [command]),
  ].join('\n')
}
