import { escapeTerminal } from '../escape-terminal.js'
import { longestRun } from './longest-run.js'

/**
 * Text as a code span, in which Markdown knows no links, HTML, mentions or emphasis. It has more
 * backticks around it than in it, so that it cannot end early.
 *
 * @param text anything; the middle is left out beyond `limit` characters
 * @see CommonMark 0.31, 6.1 Code spans
 */
export function codeSpan(text: string, limit = 240): string {
  const line = escapeTerminal(text, limit)
  if (line.trim() === '') return '(empty)'
  const marks = '`'.repeat(longestRun(line) + 1)
  // A space on either side is taken away again by the reader.
  const pad = /^[` ]|[` ]$/.test(line) ? ' ' : ''
  return `${marks}${pad}${line}${pad}${marks}`
}
