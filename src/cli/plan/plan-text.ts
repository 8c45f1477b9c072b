import { escapeTerminal } from '../../report/escape-terminal.js'
import { formatCount } from '../../report/format-count.js'
import { groupLines } from '../../report/terminal/group-lines.js'
import { wrap } from '../../report/terminal/wrap.js'
import type { Profile } from '../../target/profile.js'
import { toolVersion } from '../tool-version.js'
import type { DraftPlan } from './draft-plan.js'
import { requestLines } from './request-lines.js'
import { scenarioLines } from './scenario-lines.js'
import { writeLines } from './write-lines.js'

/** Whom a plan is about. */
export interface PlannedTarget {
  readonly target: Profile['target']
  readonly embedded: boolean
  readonly allow: Profile['safety']['allow']
  readonly notes: readonly string[]
}

/**
 * Tells a plan to a person: scenarios, requests, what is written and what of it stays, what stays inconclusive, and
 * what it comes to at the end.
 *
 * @param width columns of the terminal
 * @returns lines that end in a line feed
 */
export function planText(draft: DraftPlan, about: PlannedTarget, width: number): string {
  const columns = Math.min(Math.max(width, 60), 100)
  const { decided, undecided, notRehearsed, none } = draft.requirements
  const open = undecided.reduce((sum, { requirements }) => sum + requirements.length, 0)
  const { target, embedded, allow, notes } = about
  const whom = embedded
    ? 'the embedded reference bank, as no target is given'
    : `${escapeTerminal(target.name)} at ${escapeTerminal(target.baseUrl)}`
  const sums = [
    `${formatCount(decided)} to be decided`,
    `${formatCount(open)} inconclusive`,
    ...(notRehearsed.length > 0 ? [`${formatCount(notRehearsed.length)} not rehearsed`] : []),
    `${formatCount(none)} unspecified, untestable or not claimed`,
  ]
  return [
    `Assay ${toolVersion}, plan for ${whom}`,
    ...wrap(
      'Nothing was sent to it. The run was rehearsed against the reference bank that Assay carries, with what the profile gives; a target with more data is asked more.',
      columns,
    ),
    '',
    ...scenarioLines(draft, allow),
    ...requestLines(draft, columns),
    ...writeLines(draft, allow, columns),
    ...groupLines(`${formatCount(open)} would be inconclusive`, undecided, columns),
    ...notRehearsedLines(notRehearsed, columns),
    ...(notes.length > 0 ? ['  Notes:', ...bullets(notes, columns), ''] : []),
    ...wrap(sums.join(' · '), columns - 17).map(
      (line, at) => `  ${(at === 0 ? 'PLAN' : '').padEnd(15)}${line}`,
    ),
    '',
  ].join('\n')
}

const shown = 12

function notRehearsedLines(ids: readonly string[], width: number): readonly string[] {
  if (ids.length === 0) return []
  const names = [...ids.slice(0, shown), ...(ids.length > shown ? ['…'] : [])].join(', ')
  return [
    `  ${formatCount(ids.length)} could not be rehearsed, as the reference bank is not like what they are about:`,
    ...wrap(escapeTerminal(names, 2000), width - 9).map((line) => `         ${line}`),
    '',
  ]
}

const bullets = (texts: readonly string[], width: number): readonly string[] =>
  texts.flatMap((text) =>
    wrap(escapeTerminal(text, 400), width - 6).map(
      (line, at) => `  ${at === 0 ? '- ' : '  '}${line}`,
    ),
  )
