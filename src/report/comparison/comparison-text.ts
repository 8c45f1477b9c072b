import type { ComparedRun, Comparison } from '../../run/comparison.js'
import { escapeTerminal } from '../escape-terminal.js'
import { formatCount } from '../format-count.js'
import { paint } from '../terminal/paint.js'
import { wrap } from '../terminal/wrap.js'
import { changedByInWords, fromTo, sumOf, turns, whose } from './change-lines.js'

/** Changes of a kind told one by one; the other forms have them all. */
const most = 60

/** What changed between two runs, for a terminal. */
export function comparisonText(
  comparison: Comparison,
  options: { readonly color: boolean; readonly width: number },
): string {
  const colour = paint(options.color)
  const width = Math.min(Math.max(options.width, 48), 100)
  const inset = (text: string): readonly string[] =>
    wrap(escapeTerminal(text, 400), width - 6).map((line) => `      ${line}`)
  return [
    runLine('Before', comparison.before),
    runLine('After ', comparison.after),
    ...comparison.differences.map(({ text }) => `  - ${escapeTerminal(text, 400)}`),
    '',
    ...turns(comparison).flatMap(({ heading, changes }) => [
      colour('bold', `${heading} (${formatCount(changes.length)})`),
      ...changes
        .slice(0, most)
        .flatMap((one) => [
          `  ${fromTo(one)}  ${escapeTerminal(one.requirement)}`,
          ...inset(one.text),
          ...(one.told === undefined ? [] : inset(one.told)),
          ...inset(whose(one)),
        ]),
      ...(changes.length > most ? [`  and ${formatCount(changes.length - most)} more`] : []),
      '',
    ]),
    `  ${sumOf(comparison)}`,
    ...(comparison.changes.length === 0 ? [] : [`  Changed by: ${changedByInWords(comparison)}`]),
    '',
  ].join('\n')
}

const runLine = (word: string, { shown, verdict, started, target }: ComparedRun): string =>
  `${word} ${escapeTerminal(shown)}: ${verdict}, ${escapeTerminal(started)}, ${escapeTerminal(target)}`
