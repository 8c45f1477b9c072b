import type { Finding } from '../../run/finding.js'
import type { Fail, Warn } from '../../terms/verdict.js'
import { escapeTerminal } from '../escape-terminal.js'
import { deviationList } from '../outline/deviation-list.js'
import { sameIn } from '../outline/same-in.js'
import { sentLine } from '../outline/sent-line.js'
import { sequenceLines } from '../outline/sequence-lines.js'
import type { ReportedFailure } from '../outline/reported-failure.js'
import { cellsOf } from './cells.js'
import type { Paint } from './paint.js'
import { verdictMark } from './verdict-mark.js'
import { wrap } from './wrap.js'

/** Deviations told one by one; the HTML report has them all. */
const mostDeviations = 12
const indent = ' '.repeat(8)

function place({ finding }: ReportedFailure): string {
  const [number] = finding.exchanges
  const parts = [
    ...(finding.pointer ? [`at ${escapeTerminal(finding.pointer, 120)}`] : []),
    ...(number === undefined ? [] : [`exchange ${number}`]),
  ]
  return parts.join(', ')
}

/** A value behind its label; lines that follow stand under the value. */
const labelled = (label: string, value: string, width: number): readonly string[] =>
  wrap(value, width - 17).map((line, at) => indent + (at === 0 ? label : '').padEnd(9) + line)

/** A sentence that goes on further to the right. */
const hanging = (text: string, width: number): readonly string[] =>
  wrap(text, width - 10).map((line, at) => `${indent}${at === 0 ? '' : '  '}${line}`)

/** The answer, with its place at the right edge or, where that is too near, on a line below. */
function answered(actual: string, where: string, width: number): readonly string[] {
  const lines = labelled('answered', actual, width)
  if (where === '') return lines
  const room = width - cellsOf(lines[0] ?? '') - cellsOf(where)
  return lines.length === 1 && room >= 2
    ? [`${lines[0]}${' '.repeat(room)}${where}`]
    : [...lines, ...labelled('', where, width)]
}

/** The requests that led to it; a line that is too long goes on under its text. */
const sequence = (finding: Finding<Fail | Warn>, width: number): readonly string[] => {
  const lines = sequenceLines(finding).flatMap((text) =>
    wrap(escapeTerminal(text, 800), width - 11).map(
      (line, at) => indent + (at === 0 ? line : `   ${line}`),
    ),
  )
  return lines.length === 0 ? [] : ['', `${indent}these requests, one after the other:`, ...lines]
}

/**
 * One failure or warning, always in the same order: what failed, which sentence, where it stands, what was
 * sent, expected and answered, where else, what led to it, how to see it again.
 *
 * @param link to its place in the HTML report
 */
export function failureBlock(
  failure: ReportedFailure,
  width: number,
  paint: Paint,
  link?: string,
): readonly string[] {
  const { requirement, finding, command, exchange, also, same = [] } = failure
  const id = escapeTerminal(requirement.id)
  const level = requirement.level + (finding.kind === 'drift' ? ', drift' : '')
  const gap = ' '.repeat(Math.max(2, width - 8 - cellsOf(id) - level.length))
  const prose = [escapeTerminal(requirement.text, 600), escapeTerminal(requirement.clause)]
  return [
    `  ${verdictMark(finding.verdict, paint)}  ${paint('bold', id)}${gap}${level}`,
    ...prose.flatMap((text) => wrap(text, width - 8)).map((line) => indent + line),
    '',
    ...(exchange === undefined ? [] : labelled('sent', sentLine(exchange, 'customer'), width)),
    ...labelled('expected', escapeTerminal(finding.expected), width),
    ...answered(escapeTerminal(finding.actual), place(failure), width),
    ...deviationList(finding, mostDeviations).flatMap((text) =>
      wrap(escapeTerminal(text, 400), width - 10).map(
        (line, at) => `${indent}${at === 0 ? '- ' : '  '}${line}`,
      ),
    ),
    ...also.flatMap((text) => hanging(escapeTerminal(text), width)),
    ...sameIn(same).flatMap((text) =>
      wrap(escapeTerminal(text, 1200), width - 8).map((line) => indent + line),
    ),
    ...(link === undefined ? [] : [indent + paint('dim', escapeTerminal(link, 400))]),
    ...sequence(finding, width),
    // The line is free of anything invisible as it stands; escaping it again would change it.
    ...(command === undefined ? [] : ['', ...command.split('\n').map((line) => indent + line)]),
    '',
  ]
}
