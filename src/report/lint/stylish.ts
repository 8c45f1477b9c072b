import type { LintFinding, Severity } from '../../lint/lint-finding.js'
import { escapeTerminal } from '../escape-terminal.js'
import { counted } from '../counted.js'
import { paint, type Paint } from '../terminal/paint.js'
import { byFile } from './by-file.js'
import { severities } from './severities.js'

const colours = { error: 'red', warning: 'yellow', info: 'cyan' } as const

function remark(finding: LintFinding, place: number, colour: Paint): readonly string[] {
  const { line, column, severity, message, rule, remedy } = finding
  const where = `${line}:${column}`.padStart(place)
  const word: Severity = severity
  return [
    `  ${where}  ${colour(colours[word], word.padEnd(7))}  ${escapeTerminal(message, 400)}  ${colour('dim', escapeTerminal(rule))}`,
    ...(remedy === undefined ? [] : [`${' '.repeat(place + 13)}${escapeTerminal(remedy, 400)}`]),
  ]
}

/**
 * Lint findings for people: by file, then by line, each with what to do about it, the sums last.
 *
 * @param options `color` adds nothing that the words do not say; `files` is how many were read
 * @returns lines that end in a line feed
 */
export function stylish(
  findings: readonly LintFinding[],
  options: { readonly color: boolean; readonly files?: number },
): string {
  const colour = paint(options.color)
  const counting = findings.filter(({ ignored }) => ignored === undefined)
  const blocks = [...byFile(counting)].flatMap(([file, all]) => {
    const place = Math.max(...all.map(({ line, column }) => `${line}:${column}`.length))
    return [
      colour('bold', escapeTerminal(file)),
      ...all.flatMap((each) => remark(each, place, colour)),
      '',
    ]
  })
  const { error, warning, info } = severities(findings)
  const sums = [
    ...(options.files === undefined ? [] : [counted(options.files, 'definition')]),
    counted(error, 'error'),
    counted(warning, 'warning'),
    ...(info > 0 ? [counted(info, 'remark')] : []),
    ...(counting.length < findings.length ? [`${findings.length - counting.length} ignored`] : []),
  ]
  return [...blocks, sums.join(' · '), ''].join('\n')
}
