import type { ComparedRun, Comparison } from '../../run/comparison.js'
import { formatCount } from '../format-count.js'
import { codeSpan } from '../summary/code-span.js'
import { prose } from '../summary/prose.js'
import { changedByInWords, fromTo, sumOf, turns, whose } from './change-lines.js'

/** Changes of a kind told one by one. */
const most = 200

const runLine = (word: string, { shown, verdict, started, target }: ComparedRun): string =>
  `- ${word} ${codeSpan(shown)}: ${verdict}, ${codeSpan(started)}, ${codeSpan(target)}`

/** What changed between two runs, for a pull request; nothing that a target said becomes a link or markup. */
export function comparisonMarkdown(comparison: Comparison): string {
  const changed = turns(comparison).flatMap(({ heading, changes }) => [
    `## ${heading}`,
    changes
      .slice(0, most)
      .map((one) =>
        [
          `- **${fromTo(one)}** ${codeSpan(one.requirement)}: ${prose(one.text, 400)}`,
          ...(one.told === undefined ? [] : [`  ${prose(one.told, 400)}`]),
          `  ${prose(whose(one))}`,
        ].join('\\\n'),
      )
      .join('\n'),
    ...(changes.length > most ? [`and ${formatCount(changes.length - most)} more`] : []),
  ])
  return `${[
    `# Assay: ${sumOf(comparison)}`,
    [runLine('before', comparison.before), runLine('after', comparison.after)].join('\n'),
    ...(comparison.differences.length === 0
      ? []
      : [comparison.differences.map(({ text }) => `- ${prose(text, 400)}`).join('\n')]),
    ...(comparison.changes.length === 0 ? [] : [`Changed by: ${changedByInWords(comparison)}`]),
    ...changed,
  ].join('\n\n')}\n`
}
