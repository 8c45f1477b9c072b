import { escapeTerminal } from '../escape-terminal.js'
import { deviationList } from './deviation-list.js'
import type { ReportedFailure } from './reported-failure.js'
import { sequenceLines } from './sequence-lines.js'

/** Deviations of a served definition told one by one. */
const mostDeviations = 100

const oneLine = (text: string): string => escapeTerminal(text, 4000)

/**
 * A failure or warning as plain text, a line for each thing that there is to say: the sentence, its clause, expected
 * and answered, the exchanges, how to see it again. A target cannot add lines of its own.
 */
export function failureText({ requirement, finding, also, command }: ReportedFailure): string {
  const {
    exchanges: [number],
    expected,
    actual,
    pointer,
  } = finding
  return [
    oneLine(requirement.text),
    oneLine(requirement.clause),
    `expected ${oneLine(expected)}`,
    `answered ${oneLine(actual)}`,
    ...(pointer ? [`at ${oneLine(pointer)}`] : []),
    ...deviationList(finding, mostDeviations).map(oneLine),
    ...(number === undefined ? [] : [`exchange ${number}`]),
    ...also.map(oneLine),
    ...sequenceLines(finding).map(oneLine),
    ...(command === undefined ? [] : [command]),
  ].join('\n')
}
