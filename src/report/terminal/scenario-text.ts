import type { Exchange } from '../../exchange/exchange.js'
import type { Finding, Judge } from '../../run/finding.js'
import { escapeTerminal } from '../escape-terminal.js'
import { exchangeLines } from './exchange-line.js'
import { linkLines } from './link-lines.js'
import type { RequirementLook } from './requirement-text.js'
import { verdictMark } from './verdict-mark.js'
import { wrap } from './wrap.js'

/** What a scenario, law or rule found, and the exchanges of it, in their order. */
export const scenarioText = (
  { id, title, file }: Judge,
  findings: readonly Finding[],
  sent: readonly Exchange[],
  { width, paint, linkTo }: RequirementLook,
): readonly string[] => [
  paint('bold', escapeTerminal(id)),
  ...wrap(escapeTerminal(title, 300), width - 2).map((line) => `  ${line}`),
  `  ${escapeTerminal(file)}`,
  '',
  ...findings.flatMap((finding) => {
    const { verdict, requirement, exchanges } = finding
    const numbers = exchanges.length === 0 ? '' : `  exchange ${exchanges.join(', ')}`
    return [
      `  ${verdictMark(verdict, paint)}  ${escapeTerminal(requirement)}${numbers}`,
      ...linkLines(finding, linkTo, paint),
    ]
  }),
  ...(sent.length === 0 ? [] : ['', ...sent.flatMap((one) => exchangeLines(one, width))]),
]
