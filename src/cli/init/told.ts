import { escapeTerminal } from '../../report/escape-terminal.js'
import { formatCount } from '../../report/format-count.js'
import type { ReportedGroup } from '../../report/outline/reported-group.js'
import { groupLines } from '../../report/terminal/group-lines.js'
import { type ActorName, actorNames } from '../../terms/actor-name.js'
import type { Extended } from '../../target/extend-profile/extend-profile.js'
import { variableName } from '../../target/variable-name.js'
import type { SeenInterface } from './look-at-interface.js'
import type { Prospect } from './rehearse-profile.js'

const plural = (count: number, word: string): string =>
  `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`

/** What was seen, in one line. */
export function seenText(seen: readonly SeenInterface[]): string {
  const there = seen.filter(({ answers }) => answers === true)
  const counts = there.flatMap((one) => [...one.counts])
  return [
    `${plural(there.length, 'interface')} answer${there.length === 1 ? 's' : ''}`,
    ...counts.map(([what, count]) => `${formatCount(count)} ${what}`),
  ].join(', ')
}

interface Written {
  /** As the user named it. */
  readonly file: string
  /** Undefined when it was not there before. */
  readonly before: string | undefined
  readonly text: string
  readonly left: Extended['left']
  readonly found: number
  readonly supposed: number
  readonly prospect: Prospect
  /** What goes on from here. */
  readonly next: readonly string[]
}

const linesIn = (text: string): number => text.split('\n').length - 1

/** What was written, what it comes to, what is still missing, and what goes on from here. */
export function writtenText(written: Written, width: number): string {
  const { file, before, text, left, found, supposed, prospect, next } = written
  const shown = escapeTerminal(file)
  const lines = plural(linesIn(text), 'line')
  const added = plural(linesIn(text) - linesIn(before ?? ''), 'line')
  const total = prospect.decided + prospect.undecided
  return [
    before === undefined
      ? `  Written: ${shown} (${lines}, ${plural(found, 'fixture')} found by looking)`
      : text === before
        ? `  ${shown} is as it was: nothing was found that it lacks.`
        : `  Added to ${shown}: ${added}, ${plural(found, 'fixture')} found by looking`,
    ...(supposed > 0
      ? [
          `  ${plural(supposed, 'line')} in it begin${supposed === 1 ? 's' : ''} with a number sign: for you to confirm.`,
        ]
      : []),
    ...left.map(
      ({ section, members }) =>
        `  Left out: ${members.map(({ name }) => name).join(', ')}, as ${section.join('.')} stands in braces. Give it lines of its own.`,
    ),
    '',
    ...groupLines(
      `With it ${formatCount(prospect.decided)} of ${formatCount(total)} requirements can be decided. What decides most of the rest`,
      prospect.missing.map(inCommands),
      width,
    ),
    ...next.map((line) => `  ${escapeTerminal(line)}`),
    '',
  ].join('\n')
}

/** An actor is added when its variables are set, so that nobody has to write it down. */
function inCommands(group: ReportedGroup): ReportedGroup {
  const [, actor] = /^add actors\.(\w+)$/.exec(group.remedy ?? '') ?? []
  if (!actorNames.some((name) => name === actor)) return group
  const variable = variableName(actor as ActorName, 'token')
  return { ...group, remedy: `set ${variable}, then npx assay init` }
}
