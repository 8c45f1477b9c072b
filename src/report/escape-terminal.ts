import { cutMiddle } from './cut-middle.js'
import { escapeInvisible } from './escape-invisible.js'
import { escapeLogCommands } from './escape-log-commands.js'

/**
 * Makes text from outside fit for one line of a terminal: no control, direction mark or invisible
 * character gets through, nor a command to the CI system that keeps the log; a line end shows as ⏎, and the middle of
 * a long text is left out.
 *
 * @param text what a target or a file said
 * @param limit longest text shown whole, in characters
 */
export function escapeTerminal(text: string, limit = 240): string {
  return escapeLogCommands(escapeInvisible(cutMiddle(text, limit)), '\\x')
    .replace(/\r?\n/g, '⏎')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
}
