import type { Finding } from '../../run/finding.js'
import type { Run } from '../../run/run.js'
import type { RequirementResult } from '../../run/requirement-result.js'
import { escapeTerminal } from '../escape-terminal.js'
import { failures } from '../outline/failures.js'
import { remedyOrder } from '../outline/remedy-order.js'
import { exchangeLines } from './exchange-line.js'
import { failureBlock } from './failure-block.js'
import type { LinkTo } from './open-links.js'
import type { Paint } from './paint.js'
import { verdictMark } from './verdict-mark.js'
import { wrap } from './wrap.js'

const indent = ' '.repeat(8)

/** How it is told. */
export interface RequirementLook {
  readonly width: number
  readonly paint: Paint
  readonly linkTo: LinkTo
}

/** How a requirement came out: its sentence, what each judge found, the exchanges, and how to see it again. */
export function requirementText(
  requirement: RequirementResult,
  run: Run,
  { width, paint, linkTo }: RequirementLook,
): readonly string[] {
  const findings = run.findings.filter((one) => one.requirement === requirement.id)
  const failure = [...failures(run), ...failures(run, 'warn')].find(
    (one) => one.requirement.id === requirement.id,
  )
  return [
    ...(failure === undefined
      ? [...head(requirement, width, paint), '']
      : failureBlock(failure, width, paint, linkTo(failure.finding))),
    ...findings.flatMap((one) => judged(one, run, width, paint)),
  ]
}

function head(
  { id, verdict, level, text, clause, because, remedy }: RequirementResult,
  width: number,
  paint: Paint,
): readonly string[] {
  const reason = because === undefined ? [] : [escapeTerminal(because, 600)]
  const order = remedy === undefined ? [] : [escapeTerminal(remedyOrder(remedy), 300)]
  const prose = [escapeTerminal(text, 600), escapeTerminal(clause)]
  const rest = [...reason, ...order]
  return [
    `  ${verdictMark(verdict, paint)}  ${paint('bold', escapeTerminal(id))}  ${level}`,
    ...prose.flatMap((line) => wrap(line, width - 8)).map((line) => indent + line),
    ...(rest.length === 0 ? [] : ['']),
    ...rest.flatMap((line) => wrap(line, width - 8)).map((line) => indent + line),
  ]
}

function judged(finding: Finding, run: Run, width: number, paint: Paint): readonly string[] {
  const { scenario, verdict, exchanges, because, dependsOn, occurrences = 0 } = finding
  if (scenario === undefined) return []
  const judge = run.judges.find(({ id }) => id === scenario)
  const waits = dependsOn === undefined ? [] : [`waits for ${dependsOn}`]
  const told = [...waits, ...(because === undefined ? [] : [because])]
  const numbers = new Set(exchanges)
  const more = occurrences - exchanges.length
  return [
    `  ${verdictMark(verdict, paint)}  by ${escapeTerminal(scenario)}`,
    ...wrap(escapeTerminal(judge?.title ?? '', 300), width - 8).map((line) => indent + line),
    ...told.flatMap((text) =>
      wrap(escapeTerminal(text, 600), width - 8).map((line) => indent + line),
    ),
    ...run.evidence
      .filter(({ number }) => numbers.has(number))
      .flatMap((exchange) => exchangeLines(exchange, width - 4).map((line) => `    ${line}`)),
    ...(more > 0 ? [`${indent}and ${more} more`] : []),
    '',
  ]
}
