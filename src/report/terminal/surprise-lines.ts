import type { Run } from '../../run/run.js'
import { escapeTerminal } from '../escape-terminal.js'
import { formatCount } from '../format-count.js'
import { surprisesOf } from '../outline/surprises.js'
import { wrap } from './wrap.js'

/** A heading and an item for each answer that surprised Assay; none, no lines. */
export function surpriseLines(run: Run, width: number): readonly string[] {
  const { told, more } = surprisesOf(run)
  if (told.length === 0) return []
  return [
    '  Surprised Assay, though no requirement failed for it:',
    ...told.flatMap(({ line }) =>
      wrap(escapeTerminal(line, 400), width - 6).map(
        (part, at) => `  ${at === 0 ? '- ' : '  '}${part}`,
      ),
    ),
    ...(more > 0 ? [`  - and ${formatCount(more)} more`] : []),
    '',
  ]
}
