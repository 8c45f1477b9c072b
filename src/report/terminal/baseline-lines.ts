import type { Run } from '../../run/run.js'
import { escapeTerminal } from '../escape-terminal.js'
import { staleEntries } from '../outline/stale-entries.js'
import { cellsOf, padCells } from './cells.js'
import type { Paint } from './paint.js'

/** What the baseline says of the run, a line each: failures that are known, then entries that must go. */
export function baselineLines(run: Run, paint: Paint): readonly string[] {
  const known = run.requirements.flatMap(({ id, known: because }) =>
    because === undefined ? [] : [{ id: escapeTerminal(id), because }],
  )
  const width = Math.max(0, ...known.map(({ id }) => cellsOf(id)))
  const lines = [
    ...known.map(
      ({ id, because }) => `  KNOWN  ${padCells(id, width)}  ${escapeTerminal(because, 160)}`,
    ),
    ...staleEntries(run).map(
      ({ requirement, order }) =>
        `  ${paint('red', 'STALE')}  ${escapeTerminal(requirement)} ${escapeTerminal(order, 300)}`,
    ),
  ]
  return lines.length > 0 ? [...lines, ''] : []
}
