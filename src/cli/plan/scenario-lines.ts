import { formatCount } from '../../report/format-count.js'
import type { Profile } from '../../target/profile.js'
import type { DraftPlan } from './draft-plan.js'

const plural = (count: number, word: string): string =>
  `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`

/** A line for each interface: its scenarios, how many of them write, its requests; then what is left out. */
export function scenarioLines(
  { interfaces }: DraftPlan,
  allow: Profile['safety']['allow'],
): readonly string[] {
  const width = Math.max(13, ...interfaces.map(({ name }) => name.length)) + 2
  const lines = interfaces.map(({ name, scenarios, requests }) => {
    const of = (safety: string): number => scenarios.filter((one) => one.safety === safety).length
    const parts = [
      plural(scenarios.length, 'scenario').padStart(14),
      plural(requests, 'request').padStart(15),
      ...(['reversible', 'disruptive'] as const).map((level) =>
        (of(level) > 0 ? `${formatCount(of(level)).padStart(6)} ${level}` : '').padEnd(17),
      ),
    ]
    return `  ${name.padEnd(width)}${parts.join('')}`.trimEnd()
  })
  const leftOut = interfaces.flatMap((one) => one.leftOut)
  const needs = (['reversible', 'disruptive'] as const).flatMap((level) => {
    const count = leftOut.filter(({ safety }) => safety === level).length
    return count === 0 ? [] : [`${formatCount(count)} need --allow ${level}`]
  })
  const out = `  ${'left out'.padEnd(width)}${plural(leftOut.length, 'scenario').padStart(14)}`
  return [
    ...lines,
    ...(leftOut.length > 0 ? [`${out}   ${needs.join(', ')}; allowed is ${allow}`] : []),
    '',
  ]
}
