import type { Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'

/**
 * The sums of a run in words: `703 pass · 0 fail · 0 inconclusive · 0 error · 61 unspecified`.
 * What has the verdict none is told apart: left open by the documents, beyond any test, later than
 * what is claimed, or not claimed. The figures add up to the planned requirements.
 */
export function sums(run: Run): string {
  const { pass, warn, fail, inconclusive, error, none } = run.totals
  const left = run.requirements.filter((each) => each.verdict === 'none')
  const unspecified = left.filter((each) => each.gap).length
  const untestable = left.filter((each) => !each.gap && each.untestable !== undefined).length
  const later = left.filter((each) => each.later !== undefined).length
  const rest: readonly (readonly [number, string])[] = [
    [unspecified, 'unspecified'],
    [untestable, 'untestable'],
    [later, 'later'],
    [none - unspecified - untestable - later, 'not claimed'],
  ]
  return [
    `${formatCount(pass)} pass`,
    ...(warn > 0 ? [`${formatCount(warn)} warn`] : []),
    `${formatCount(fail)} fail`,
    `${formatCount(inconclusive)} inconclusive`,
    `${formatCount(error)} error`,
    ...rest.filter(([count]) => count > 0).map(([count, word]) => `${formatCount(count)} ${word}`),
  ].join(' · ')
}
