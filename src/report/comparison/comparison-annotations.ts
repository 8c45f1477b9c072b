import type { Change, Comparison } from '../../run/comparison.js'
import { escapeTerminal } from '../escape-terminal.js'
import { type Annotation, annotationLine } from '../github/annotation-line.js'
import { withinLimit } from '../github/within-limit.js'
import { fromTo, sumOf, whose } from './change-lines.js'

const isFailure = ({ after, before, known }: Change): boolean =>
  after === 'fail' && before !== 'fail' && known === undefined

function annotation(change: Change, kind: Annotation['kind']): Annotation {
  const lines = [change.text, ...(change.told === undefined ? [] : [change.told]), whose(change)]
  return {
    kind,
    title: `${change.requirement}: ${fromTo(change)}`,
    message: lines.map((line) => escapeTerminal(line, 400)).join('\n'),
  }
}

/** What a change made worse, for the step of GitHub Actions: new failures as errors, the rest as warnings. */
export function comparisonAnnotations(comparison: Comparison): string {
  const worse = comparison.changes.filter(({ turn }) => turn === 'worse')
  const errors = worse.filter(isFailure).map((one) => annotation(one, 'error'))
  const others = worse.filter((one) => !isFailure(one)).map((one) => annotation(one, 'warning'))
  const sum: Annotation = { kind: 'notice', title: 'Assay', message: sumOf(comparison) }
  return [...withinLimit(errors, 'failures'), ...withinLimit(others, 'changes'), sum]
    .map((one) => `${annotationLine(one)}\n`)
    .join('')
}
