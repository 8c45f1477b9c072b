import type { Run } from '../../run/run.js'
import { escapeTerminal } from '../escape-terminal.js'
import { formatCount } from '../format-count.js'
import { byCause } from '../outline/by-cause.js'
import { errors } from '../outline/errors.js'
import { failures } from '../outline/failures.js'
import type { ReportedFailure } from '../outline/reported-failure.js'
import type { ReportedGroup } from '../outline/reported-group.js'
import { sentLine } from '../outline/sent-line.js'
import { staleEntries } from '../outline/stale-entries.js'
import { undecided } from '../outline/undecided.js'
import { type Annotation, annotationLine } from './annotation-line.js'
import { withinLimit } from './within-limit.js'

/** What is new comes first, then what most requirements show. */
const byNews = (a: ReportedFailure, b: ReportedFailure): number =>
  Number(isOld(a)) - Number(isOld(b)) || (b.same?.length ?? 0) - (a.same?.length ?? 0)

/** It came out like this in the run that this one is compared with. */
const isOld = ({ requirement: { previous, verdict } }: ReportedFailure): boolean =>
  previous === verdict

function ofFailure(failure: ReportedFailure, kind: 'error' | 'warning', run: Run): Annotation {
  const { requirement, finding, exchange, command, same = [] } = failure
  const more = same.length === 0 ? '' : ` and ${formatCount(same.length)} more requirements`
  const [number] = finding.exchanges
  const lines = [
    requirement.text,
    ...(exchange === undefined ? [] : [`sent ${sentLine(exchange, 'customer')}`]),
    `expected ${escapeTerminal(finding.expected, 400)}`,
    `answered ${escapeTerminal(finding.actual, 400)}`,
    ...(finding.pointer ? [`at ${escapeTerminal(finding.pointer)}`] : []),
    ...(number === undefined ? [] : [`exchange ${number}`]),
    ...(command === undefined ? [] : [command]),
  ]
  return {
    kind,
    title: `${requirement.id}${more}${isOld(failure) ? ' (as before)' : ''}`,
    file: run.target.profile,
    message: lines.join('\n'),
  }
}

const ofGroup = ({ reason, remedy, requirements }: ReportedGroup): Annotation => ({
  kind: 'notice',
  title: `${formatCount(requirements.length)} not decided`,
  message: [escapeTerminal(reason, 400), ...(remedy === undefined ? [] : [remedy])].join('\n'),
})

function failed(run: Run): readonly Annotation[] {
  const of = (verdict: 'fail' | 'warn', kind: 'error' | 'warning'): readonly Annotation[] =>
    byCause(failures(run, verdict).filter(({ requirement }) => requirement.known === undefined))
      .toSorted(byNews)
      .map((one) => ofFailure(one, kind, run))
  const stale = staleEntries(run).map(({ requirement, order, line }): Annotation => ({
    kind: 'error',
    title: `Baseline: ${requirement}`,
    file: run.baseline?.file,
    line,
    message: escapeTerminal(order, 400),
  }))
  const lint = run.lint.map(({ severity, rule, file, line, column, message }): Annotation => ({
    kind: severity === 'error' ? 'error' : 'warning',
    title: rule,
    file,
    line,
    column,
    message: escapeTerminal(message, 400),
  }))
  return [
    ...withinLimit(
      [...of('fail', 'error'), ...stale, ...lint.filter(({ kind }) => kind === 'error')],
      'failures',
    ),
    ...withinLimit(
      [...of('warn', 'warning'), ...lint.filter(({ kind }) => kind === 'warning')],
      'warnings',
    ),
  ]
}

function known({ requirements }: Run): readonly Annotation[] {
  const listed = requirements.filter((one) => one.known !== undefined)
  if (listed.length === 0) return []
  const lines = listed.slice(0, 20).map((one) => `${one.id}: ${escapeTerminal(one.known ?? '')}`)
  const rest = listed.length - lines.length
  return [
    {
      kind: 'notice',
      title: `${formatCount(listed.length)} known failures`,
      message: [...lines, ...(rest > 0 ? [`and ${formatCount(rest)} more`] : [])].join('\n'),
    },
  ]
}

/**
 * Annotations of a step of GitHub Actions, a line each: new failures first, one for each cause, what most requirements
 * failed for before the others, then entries of the baseline that are stale, and errors of the linter; warnings; known
 * failures and what could not be decided as notices. Never more of a kind than GitHub shows.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export const githubAnnotations = (run: Run): string =>
  [
    ...failed(run),
    ...withinLimit(
      [...known(run), ...errors(run).map(ofGroup), ...undecided(run).map(ofGroup)],
      'remarks',
    ),
  ]
    .map((one) => `${annotationLine(one)}\n`)
    .join('')
