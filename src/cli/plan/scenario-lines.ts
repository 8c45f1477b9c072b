import { counted } from '../../report/counted.js'
import { formatCount } from '../../report/format-count.js'
import { type SafetyLevel, safetyLevels } from '../../terms/safety-level.js'
import type { DraftPlan } from './draft-plan.js'

/** Levels that do more than read. */
const writing = safetyLevels.filter((level) => level !== 'observe')

/** A line for each interface: its scenarios, how many of them write, its requests; then what is left out. */
export function scenarioLines({ interfaces }: DraftPlan, allow: SafetyLevel): readonly string[] {
  const width = Math.max(13, ...interfaces.map(({ name }) => name.length)) + 2
  const lines = interfaces.map(({ name, scenarios, requests }) => {
    const of = (safety: SafetyLevel): number =>
      scenarios.filter((one) => one.safety === safety).length
    const parts = [
      counted(scenarios.length, 'scenario').padStart(14),
      counted(requests, 'request').padStart(15),
      ...writing.map((level) =>
        (of(level) > 0 ? `${formatCount(of(level)).padStart(6)} ${level}` : '').padEnd(17),
      ),
    ]
    return `  ${name.padEnd(width)}${parts.join('')}`.trimEnd()
  })
  const leftOut = interfaces.flatMap((one) => one.leftOut)
  const needs = writing.flatMap((level) => {
    const count = leftOut.filter(({ safety }) => safety === level).length
    return count === 0 ? [] : [`${formatCount(count)} need --allow ${level}`]
  })
  const out = `  ${'left out'.padEnd(width)}${counted(leftOut.length, 'scenario').padStart(14)}`
  return [
    ...lines,
    ...(leftOut.length > 0 ? [`${out}   ${needs.join(', ')}; allowed is ${allow}`] : []),
    '',
  ]
}
