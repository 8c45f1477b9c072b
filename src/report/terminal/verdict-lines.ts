import type { Run } from '../../run/run.js'
import { escapeTerminal } from '../escape-terminal.js'
import { counted } from '../counted.js'
import { formatDuration } from '../format-duration.js'
import { connectionLine } from '../outline/connection-line.js'
import { previousLine } from '../outline/previous-line.js'
import { sums } from '../outline/sums.js'
import { warnings } from '../outline/warnings.js'
import { verdictReason } from '../outline/verdict-reason.js'
import type { Paint } from './paint.js'
import { wrap } from './wrap.js'

const colours = { conformant: 'green', 'not conformant': 'red', 'not decided': 'yellow' } as const

const unbroken = '\u00a0'

/** The end of the report: the verdict, the sums behind it, and where to read on. */
export function verdictLines(
  run: Run,
  paths: readonly string[],
  { width: columns, paint }: { readonly width: number; readonly paint: Paint },
): readonly string[] {
  const warned = run.verdict === 'conformant' ? warnings(run.totals) : ''
  const word = [run.verdict, warned].filter(Boolean).join(', ').toUpperCase()
  const width = word.length < 14 ? 15 : word.length + 2
  const under = ' '.repeat(width + 2)
  const reason = verdictReason(run, escapeTerminal)
  const total = counted(run.totals.planned, 'requirement')
  const work = `${counted(run.exchanged.count, 'exchange')} in ${formatDuration(run.milliseconds)}`
  const broken = connectionLine(run)
  const previous = previousLine(run)
  const [first, ...rest] = [
    ...(reason === '' ? [] : [reason]),
    // A figure stays with what it counts.
    sums(run).replace(/(?<=\d) /g, unbroken),
    `${total}, ${work}`,
    ...(previous === undefined ? [] : [escapeTerminal(previous)]),
    ...(broken === undefined ? [] : [broken]),
    ...(run.interrupted === undefined
      ? []
      : [`Stopped early: ${escapeTerminal(run.interrupted, 1500)}`]),
  ]
    .flatMap((line) => wrap(line, columns - under.length))
    .map((line) => line.replaceAll(unbroken, ' '))
  return [
    `  ${paint(colours[run.verdict], word)}${' '.repeat(width - word.length)}${first}`,
    ...rest.map((line) => under + line),
    ...(paths.length > 0 ? ['', `  ${paths.map((each) => escapeTerminal(each)).join(' · ')}`] : []),
  ]
}
