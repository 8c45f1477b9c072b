import { counted } from './counted.js'
import type { Run } from '../run/run.js'
import { formatCount } from './format-count.js'
import { formatDuration } from './format-duration.js'
import { connectionLine } from './outline/connection-line.js'
import { byCause } from './outline/by-cause.js'
import { errors } from './outline/errors.js'
import { failures } from './outline/failures.js'
import type { ReportedFailure } from './outline/reported-failure.js'
import { previousLine } from './outline/previous-line.js'
import { sums } from './outline/sums.js'
import { surprisesOf } from './outline/surprises.js'
import { toldNotes } from './outline/told-notes.js'
import { undecided } from './outline/undecided.js'
import { warnings } from './outline/warnings.js'
import { verdictReason } from './outline/verdict-reason.js'
import { baselineSections } from './summary/baseline-sections.js'
import { codeSpan } from './summary/code-span.js'
import { failureSection } from './summary/failure-section.js'
import { groupSection } from './summary/group-section.js'
import { interfaceTable } from './summary/interface-table.js'
import { prose } from './summary/prose.js'

/** CI servers drop a step summary of more than 1 MiB altogether. */
const usual = 900 * 1024

const size = (blocks: readonly string[]): number =>
  blocks.reduce((sum, block) => sum + Buffer.byteLength(block) + 2, 0)

/** As many as fit into the room, and a line about those that do not. */
function fitting<T>(
  all: readonly T[],
  name: string,
  tell: (one: T) => string,
  room: number,
): readonly string[] {
  let left = room - 200
  const blocks: string[] = []
  for (const one of all) {
    const block = tell(one)
    left -= Buffer.byteLength(block) + 2
    if (left < 0) break
    blocks.push(block)
  }
  const rest = all.length - blocks.length
  const line = `${formatCount(rest)} further ${name} are in the other reports.`
  return rest > 0 ? [...blocks, line] : blocks
}

function head(run: Run): readonly string[] {
  const reason = verdictReason(run, (file) => codeSpan(file))
  const { name, baseUrl } = run.target
  const broken = connectionLine(run)
  const previous = previousLine(run)
  const work = `${counted(run.exchanged.count, 'exchange')} in ${formatDuration(run.milliseconds)}`
  return [
    `# Assay: ${[run.verdict, run.verdict === 'conformant' ? warnings(run.totals) : ''].filter(Boolean).join(', ')}`,
    ...(reason === '' ? [] : [`${reason[0]?.toUpperCase()}${reason.slice(1)}.`]),
    `${codeSpan(name)} at ${codeSpan(baseUrl)}, started ${codeSpan(run.started)}`,
    ...(previous === undefined ? [] : [prose(previous)]),
    ...(broken === undefined ? [] : [broken]),
    ...(run.interrupted === undefined ? [] : [`Stopped early: ${prose(run.interrupted)}`]),
    interfaceTable(run),
    `${sums(run)}\\\n${counted(run.totals.planned, 'requirement')}, ${work}`,
  ]
}

/**
 * The run as Markdown, for the page of a CI step: verdict, interfaces, failures, what is inconclusive.
 * Nothing that a target said becomes a link, HTML or a mention, or leaves its cell or fence.
 *
 * @param largest bytes of UTF-8
 */
export function summaryMarkdown(run: Run, largest = usual): string {
  const first = head(run)
  const { told, more } = surprisesOf(run)
  const surprises = told.map(({ line }) => `- ${prose(line, 400)}`)
  const notes = toldNotes(run.notes, 40).map((note) => `- ${prose(note, 400)}`)
  const last = [
    ...baselineSections(run),
    ...groupSection('Inconclusive', undecided(run)),
    ...groupSection("Ended in an error, which is not the target's fault", errors(run)),
    ...(surprises.length > 0
      ? [
          '## Surprised Assay, though no requirement failed for it',
          [...surprises, ...(more > 0 ? [`- and ${formatCount(more)} more`] : [])].join('\n'),
        ]
      : []),
    ...(notes.length > 0 ? ['## Notes', notes.join('\n')] : []),
  ]
  const isNew = ({ requirement }: ReportedFailure): boolean => requirement.known === undefined
  const failed = byCause(failures(run).filter(isNew))
  const warned = byCause(failures(run, 'warn').filter(isNew))
  const tell = (each: ReportedFailure): string => failureSection(each)
  const middle = failed.length > 0 ? [run.baseline ? '## New failures' : '## Failures'] : []
  const warning = warned.length > 0 ? ['## Warnings'] : []
  const room = largest - size([...first, ...middle, ...warning, ...last])
  const faults = fitting(failed, 'failures', tell, room)
  const advice = fitting(warned, 'warnings', tell, room - size(faults))
  return `${[...first, ...middle, ...faults, ...warning, ...advice, ...last].join('\n\n')}\n`
}
