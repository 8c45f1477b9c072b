import type { Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'
import { groupBy } from '../group-by.js'
import { type TemplateValue, html } from '../html/html.js'

const most = 4

interface Index {
  readonly numbers: ReadonlyMap<string, readonly number[]>
  /** How many showed it besides, of which findings keep no number. */
  readonly unnamed: ReadonlyMap<string, number>
  /** Exchanges that Annex B lists. */
  readonly listed: ReadonlySet<number>
}

const indexes = new WeakMap<Run, Index>()

function index(run: Run): Index {
  const listed = new Set(run.evidence.map(({ number }) => number))
  const isListed = (number: number): number => (listed.has(number) ? 0 : 1)
  const all = [...groupBy(run.findings, ({ requirement }) => requirement)]
  const unnamed = new Map(
    all.map(([id, findings]) => [
      id,
      findings.reduce(
        (sum, { occurrences = 0, exchanges = [] }) =>
          sum + Math.max(0, occurrences - exchanges.length),
        0,
      ),
    ]),
  )
  const numbers = new Map(
    all.map(([id, findings]) => [
      id,
      [...new Set(findings.flatMap(({ exchanges = [] }) => exchanges))].toSorted(
        (a, b) => isListed(a) - isListed(b) || a - b,
      ),
    ]),
  )
  const made = { numbers, unnamed, listed }
  indexes.set(run, made)
  return made
}

/**
 * Numbers of the exchanges that a requirement was decided by, passes as well; of many some, those first that the report
 * lists, each with the way to its line.
 */
export function shownBy(run: Run, requirement: string): TemplateValue {
  const { numbers, unnamed, listed } = indexes.get(run) ?? index(run)
  const own = numbers.get(requirement) ?? []
  if (own.length === 0) return '–'
  const rest = Math.max(0, own.length - most) + (unnamed.get(requirement) ?? 0)
  return [
    own
      .slice(0, most)
      .map((number, at) => [
        at > 0 && ', ',
        listed.has(number) ? html`<a href="#exchange-${number}">${number}</a>` : number,
      ]),
    rest > 0 && ` and ${formatCount(rest)} more`,
  ]
}
