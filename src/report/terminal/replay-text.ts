import type { Exchange } from '../../exchange/exchange.js'
import type { Run } from '../../run/run.js'
import type { RequirementResult } from '../../run/requirement-result.js'
import { escapeTerminal } from '../escape-terminal.js'
import { groupBy } from '../group-by.js'
import { decidingFinding } from '../outline/deciding-finding.js'
import { exchangeLines } from './exchange-line.js'
import type { LinkTo } from './open-links.js'
import type { Paint } from './paint.js'
import { type RequirementLook, requirementText } from './requirement-text.js'
import { verdictMark } from './verdict-mark.js'
import { wrap } from './wrap.js'

/**
 * What was sent again for a requirement, what came of it this time, and how it comes out now.
 *
 * @param before its result in the earlier run
 * @param old the earlier run, with the exchanges of the same scenarios
 * @param exchanges all of the later run
 */
export function replayText(
  before: RequirementResult,
  old: Run,
  run: Run,
  exchanges: readonly Exchange[],
  look: RequirementLook,
): readonly string[] {
  const { width, paint } = look
  const now = run.requirements.find(({ id }) => id === before.id)
  const sent = groupBy(exchanges, ({ scenario = 'preflight' }) => scenario)
  const scenarios = run.judges.filter(({ id }) => sent.has(id))
  const others = exchanges.filter(
    ({ scenario }) => !scenarios.some(({ id }) => id === scenario),
  ).length
  return [
    `Against ${escapeTerminal(run.target.baseUrl)}, compared with the run of ${escapeTerminal(old.started)}`,
    '',
    ...scenarios.flatMap(({ id, title }) => [
      `  ${paint('bold', escapeTerminal(id))}`,
      ...wrap(escapeTerminal(title, 300), width - 2).map((line) => `  ${line}`),
      ...compared(
        sent.get(id) ?? [],
        old.evidence.filter(({ scenario }) => scenario === id),
        look,
      ),
      '',
    ]),
    ...(others === 0
      ? []
      : [`  ${others} ${others === 1 ? 'request' : 'requests'} besides, to find data`, '']),
    ...(now?.verdict === 'pass' || now === undefined
      ? []
      : // The report shows the earlier run: its place stands beside how it came out then.
        requirementText(now, { ...run, evidence: exchanges }, { ...look, linkTo: noLink })),
    ...run.notes.flatMap((note) =>
      wrap(escapeTerminal(note, 400), width - 4).map(
        (line, at) => `  ${at === 0 ? '- ' : '  '}${line}`,
      ),
    ),
    ...(run.interrupted === undefined
      ? []
      : [`  Stopped early: ${escapeTerminal(run.interrupted)}`]),
    ...outcome('before', before, old, paint, look.linkTo),
    ...(now === undefined ? [] : outcome('now', now, run, paint, noLink)),
    ...(now?.verdict === 'pass' && isBroken(before)
      ? ['', '  Fixed. The reports show the last run until the next one: npx assay run --failed']
      : []),
  ]
}

const noLink: LinkTo = () => undefined

const isBroken = ({ verdict }: RequirementResult): boolean =>
  verdict === 'fail' || verdict === 'warn'

/** Each request with its answer, and with the earlier one where that was another. */
function compared(
  sent: readonly Exchange[],
  earlier: readonly Exchange[],
  { width, paint }: RequirementLook,
): readonly string[] {
  const left = [...earlier]
  return sent.flatMap((exchange) => {
    const at = left.findIndex((one) => isSameStep(one, exchange))
    const [then] = at < 0 ? [] : left.splice(at, 1)
    if (then === undefined)
      return exchangeLines(exchange, width, paint('yellow', '  (not sent then)'))
    const was = statusOf(then)
    const changed = was !== statusOf(exchange)
    return exchangeLines(exchange, width, changed ? paint('yellow', `  (then ${was})`) : '')
  })
}

const isSameStep = (one: Exchange, other: Exchange): boolean =>
  one.request.method === other.request.method &&
  one.operation === other.operation &&
  one.actor === other.actor

const statusOf = ({ outcome }: Exchange): string =>
  outcome.kind === 'response' ? String(outcome.status) : 'no answer'

/** How it came out, in a line, and what was answered where it did not pass. */
function outcome(
  when: string,
  result: RequirementResult,
  run: Pick<Run, 'findings'>,
  paint: Paint,
  linkTo: LinkTo,
): readonly string[] {
  const findings = groupBy(run.findings, ({ requirement }) => requirement)
  const finding = decidingFinding(findings, result)
  const place = finding && isBroken(result) ? linkTo(finding) : undefined
  const shown =
    result.verdict === 'fail' && finding?.actual !== undefined
      ? `  answered ${escapeTerminal(finding.actual, 160)}`
      : result.verdict !== 'pass' && result.because !== undefined
        ? `  ${escapeTerminal(result.because, 160)}`
        : ''
  const mark = verdictMark(result.verdict, paint)
  return [
    `  ${when.padEnd(8)}${mark}  ${escapeTerminal(result.id)}${shown}`,
    ...(place === undefined ? [] : [`        ${place}`]),
  ]
}
