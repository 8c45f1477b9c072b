import { escapeTerminal } from '../escape-terminal.js'
import { failureText } from '../outline/failure-text.js'
import { openText } from '../outline/open-text.js'
import type { Outcome } from '../outline/outcomes.js'
import type { ReportedFailure } from '../outline/reported-failure.js'
import type { XmlElement } from '../xml.js'

/** On one line, so that a target cannot write lines of its own into a report. */
const oneLine = (text: string): string => escapeTerminal(text, 4000)

const summary = ({ finding: { expected, actual }, sameAs }: ReportedFailure): string =>
  `${sameAs === undefined ? '' : `the same as ${sameAs}: `}expected ${escapeTerminal(expected, 400)}, answered ${escapeTerminal(actual, 400)}`

/**
 * A gate on test results must come to the same as the exit code, where a known failure and a warning do not count. A
 * warning is a case that passed, with what was seen as its output; what is known to fail is skipped, which CI servers list.
 */
function contrary({ requirement, failure }: Outcome): XmlElement | undefined {
  if (failure === undefined) return undefined
  const text = failureText(failure)
  if (requirement.known !== undefined)
    return skipped('known', `known failure: ${oneLine(requirement.known)}`, text)
  if (requirement.verdict === 'warn')
    return {
      name: 'system-out',
      children: [`warning, a ${requirement.level} does not hold: ${summary(failure)}\n${text}`],
    }
  const type = failure.finding.kind ?? requirement.level
  return {
    name: 'failure',
    attributes: { type, message: summary(failure) },
    children: [text],
  }
}

const skipped = (type: string, message: string, text: string): XmlElement => ({
  name: 'skipped',
  attributes: { type, message },
  children: [text === '' ? message : `${message}\n${text}`],
})

/** What stands inside a test case: why it failed, broke or was skipped; a note on a pass. */
export function outcomeElement(told: Outcome): XmlElement | undefined {
  const { requirement, finding } = told
  const { verdict } = requirement
  if (verdict === 'fail' || verdict === 'warn') return contrary(told)
  if (verdict === 'pass')
    return requirement.because === undefined
      ? undefined
      : { name: 'system-out', children: [oneLine(requirement.because)] }
  const message = openText(requirement)
  if (verdict !== 'error') return skipped(verdict, message, '')
  const numbers = finding?.exchanges ?? []
  const lines = [
    oneLine(requirement.text),
    oneLine(requirement.clause),
    message,
    ...(numbers.length > 0 ? [`exchange ${numbers.join(', ')}`] : []),
    ...(told.command === undefined ? [] : [told.command]),
  ]
  return { name: 'error', attributes: { type: 'error', message }, children: [lines.join('\n')] }
}
