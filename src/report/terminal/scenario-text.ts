import type { Exchange } from '../../exchange/exchange.js'
import type { Finding, Judge } from '../../run/finding.js'
import { escapeTerminal } from '../escape-terminal.js'
import { exchangeLine } from './exchange-line.js'
import type { Paint } from './paint.js'
import { verdictMark } from './verdict-mark.js'
import { wrap } from './wrap.js'

/** What a scenario, law or rule found, and the exchanges of it, in their order. */
export const scenarioText = (
  { id, title, file }: Judge,
  findings: readonly Finding[],
  sent: readonly Exchange[],
  width: number,
  paint: Paint,
): readonly string[] => [
  paint('bold', escapeTerminal(id)),
  ...wrap(escapeTerminal(title, 300), width - 2).map((line) => `  ${line}`),
  `  ${escapeTerminal(file)}`,
  '',
  ...findings.map(({ verdict, requirement, exchanges }) => {
    const numbers = exchanges.length === 0 ? '' : `  exchange ${exchanges.join(', ')}`
    return `  ${verdictMark(verdict, paint)}  ${escapeTerminal(requirement)}${numbers}`
  }),
  ...(sent.length === 0 ? [] : ['', ...sent.map(exchangeLine)]),
]
