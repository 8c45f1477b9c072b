import type { Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'
import { groupBy } from '../group-by.js'

const most = 8

const indexes = new WeakMap<Run, ReadonlyMap<string, readonly number[]>>()

function index(run: Run): ReadonlyMap<string, readonly number[]> {
  const made = new Map(
    [...groupBy(run.findings, ({ requirement }) => requirement)].map(([id, findings]) => [
      id,
      [...new Set(findings.flatMap(({ exchanges = [] }) => exchanges))].toSorted((a, b) => a - b),
    ]),
  )
  indexes.set(run, made)
  return made
}

/** Numbers of the exchanges that a requirement was decided by, passes as well; of many the first ones. */
export function shownBy(run: Run, requirement: string): string {
  const numbers = (indexes.get(run) ?? index(run)).get(requirement) ?? []
  if (numbers.length === 0) return 'none'
  const rest = numbers.length - most
  return `${numbers.slice(0, most).join(', ')}${rest > 0 ? ` and ${formatCount(rest)} more` : ''}`
}
