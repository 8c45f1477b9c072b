import type { Answer } from '../answer/answer.js'
import type { Comparison } from './comparison.js'
import { shownIdentifiers } from '../answer/shown-identifiers.js'
import { Undecided } from '../undecided.js'

/** @param known statuses, or ranges as a definition writes them: `2XX` */
export function isOneOf(status: number, known: readonly (number | string)[]): boolean {
  const due = known.map((one) => String(one).toUpperCase())
  return due.includes(String(status)) || due.includes(`${String(status).charAt(0)}XX`)
}

/** Whether an answer was a success where a refusal was due, by the words of what was compared. */
export const isLetThrough = ({
  expected,
  actual,
}: Pick<Comparison, 'expected' | 'actual'>): boolean =>
  actual.startsWith('status 2') && /^status [45]\S\S(?: or [45]\S\S)*$/.test(expected)

/**
 * Compares the status of an answer with those that are due.
 *
 * @param allowed statuses, or ranges as a definition writes them: `2XX`
 * @throws Undecided when it is none of them and documented nowhere: that is another requirement's failure
 */
export function compareStatus(answer: Answer, allowed: readonly (number | string)[]): Comparison {
  const { status, documented, exchange, operation } = answer
  const holds = isOneOf(status, allowed)
  if (!holds && !documented)
    throw new Undecided(
      `Exchange ${exchange.number} was answered with ${status}, which is not documented.`,
      {
        dependsOn: operation.requirement({ kind: 'status' }),
        exchanges: [exchange.number],
      },
    )
  const due = [...new Set(allowed.map(String))]
  const words = { expected: `status ${due.join(' or ')}`, actual: `status ${status}` }
  const shown = !holds && isLetThrough(words) ? shownIdentifiers(answer) : ''
  return { holds, expected: words.expected, actual: `${words.actual}${shown}` }
}
