import type { Run } from '../run/run.js'
import { escapeTerminal } from './escape-terminal.js'
import { formatCount } from './format-count.js'
import { byCause } from './outline/by-cause.js'
import { errors } from './outline/errors.js'
import { failures } from './outline/failures.js'
import { toldNotes } from './outline/told-notes.js'
import { undecided } from './outline/undecided.js'
import { baselineLines } from './terminal/baseline-lines.js'
import { documentLines } from './terminal/document-lines.js'
import { failureBlock } from './terminal/failure-block.js'
import { groupLines } from './terminal/group-lines.js'
import { interfaceLines } from './terminal/interface-lines.js'
import { openLinks } from './terminal/open-links.js'
import { paint } from './terminal/paint.js'
import { surpriseLines } from './terminal/surprise-lines.js'
import { verdictMark } from './terminal/verdict-mark.js'
import { verdictLines } from './terminal/verdict-lines.js'
import { wrap } from './terminal/wrap.js'

/** Failures told in full; the HTML report has them all, and the verdict must stay in sight. */
const most = 25

/** How a run is told on a terminal. */
interface TerminalOptions {
  readonly color: boolean
  /** Columns of the terminal. */
  readonly width: number
  /** Where the other reports are, as the user may open them. */
  readonly paths: readonly string[]
}

/**
 * Tells a run to a person: each interface, each new failure and warning, what is known, what is inconclusive and what would decide
 * it, and the verdict last. Nothing that the target said gets through unescaped.
 *
 * @returns lines that end in a line feed
 */
export function terminalReport(run: Run, options: TerminalOptions): string {
  const width = Math.min(Math.max(options.width, 48), 100)
  const colours = paint(options.color)
  const failed = failures(run).filter(({ requirement }) => requirement.known === undefined)
  const { inconclusive, error } = run.totals
  const warned = failures(run, 'warn').filter(({ requirement }) => requirement.known === undefined)
  const causes = byCause([...failed, ...warned])
  const told = causes.slice(0, most)
  const untold = causes.slice(most)
  const report = options.paths.find((path) => path.endsWith('.html'))
  const linkTo = openLinks(report, run.findings)
  const notes = toldNotes(run.notes, 12).flatMap((note) =>
    wrap(escapeTerminal(note, 400), width - 6).map(
      (line, at) => `  ${at === 0 ? '- ' : '  '}${line}`,
    ),
  )
  return [
    ...interfaceLines(run, colours, width),
    '',
    ...told.flatMap((each) => failureBlock(each, width, colours, linkTo(each.finding))),
    ...untold.map(
      ({ requirement, finding }) =>
        `  ${verdictMark(finding.verdict, colours)}  ${escapeTerminal(requirement.id)}`,
    ),
    ...(untold.length > 0 ? [''] : []),
    ...documentLines(run, failed.slice(0, most), width),
    ...baselineLines(run, colours),
    ...groupLines(`${formatCount(inconclusive)} inconclusive`, undecided(run), width),
    ...groupLines(
      `${formatCount(error)} ended in an error, which is not the target's fault`,
      errors(run),
      width,
    ),
    ...surpriseLines(run, width),
    ...(notes.length > 0 ? ['  Notes:', ...notes, ''] : []),
    ...verdictLines(run, options.paths, { width, paint: colours }),
    '',
  ].join('\n')
}
