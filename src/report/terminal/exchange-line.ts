import type { Exchange } from '../../exchange/exchange.js'
import { escapeTerminal } from '../escape-terminal.js'
import { sentLine } from '../outline/sent-line.js'
import { wrap } from './wrap.js'

/** What came of it: `200 in 12 ms`, or why nothing did. Escaped. */
export function cameLine({ outcome, timings }: Exchange): string {
  const time = `${Math.round(timings.total)} ms`
  return outcome.kind === 'response'
    ? `${outcome.status} in ${time}`
    : `no answer after ${time}: ${escapeTerminal(outcome.message)}`
}

/**
 * An exchange behind its number; a line that is too long goes on under its text.
 *
 * @param remark stands behind it
 */
export const exchangeLines = (exchange: Exchange, width: number, remark = ''): readonly string[] =>
  wrap(`${sentLine(exchange)} → ${cameLine(exchange)}${remark}`, width - 7).map(
    (line, at) => `${(at === 0 ? String(exchange.number) : '').padStart(5)}  ${line}`,
  )
