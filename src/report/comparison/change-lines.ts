import type { Change, Comparison, ChangeOrigin, ChangeDirection } from '../../run/comparison.js'
import { formatCount } from '../format-count.js'

const headings: Readonly<Record<ChangeDirection, string>> = {
  worse: 'Worse',
  better: 'Better',
  other: 'Other changes',
}

const names: Readonly<Record<ChangeOrigin, string>> = {
  server: 'target',
  contract: 'contract',
  suite: 'Assay',
  profile: 'profile',
}

/** `pass → fail` */
export const fromTo = ({ before, after }: Change): string =>
  `${before ?? 'not there'} → ${after ?? 'not there'}`

/** `server`, or `server or Assay (Assay changed as well)`: who may have changed it. */
export function whose({ changedBy, because }: Change): string {
  const told = changedBy.map((origin) => names[origin])
  const last = told.at(-1) ?? ''
  const list = told.length < 2 ? last : `${told.slice(0, -1).join(', ')} or ${last}`
  return `${list}: ${because}`
}

/** The changes of each kind that there is, what got worse first, with a heading. */
export const turns = ({
  changes,
}: Comparison): readonly { readonly heading: string; readonly changes: readonly Change[] }[] =>
  (['worse', 'better', 'other'] as const)
    .map((turn) => ({
      heading: headings[turn],
      changes: changes.filter((one) => one.turn === turn),
    }))
    .filter((one) => one.changes.length > 0)

/** `2 worse (2 by the server) · 1 better`: all in a line. */
export function sumOf(comparison: Comparison): string {
  const count = (turn: ChangeDirection): number =>
    comparison.changes.filter((one) => one.turn === turn).length
  const parts = (['worse', 'better', 'other'] as const)
    .filter((turn) => count(turn) > 0)
    .map((turn) => `${formatCount(count(turn))} ${turn}`)
  const same = `${formatCount(comparison.same)} as before`
  return [...parts, same].join(' · ')
}

/** How many changes each may be behind, in words. */
export function changedByInWords({ changes }: Comparison): string {
  const count = (origin: ChangeOrigin): number =>
    changes.filter((one) => one.changedBy.length === 1 && one.changedBy[0] === origin).length
  const parts = (['server', 'contract', 'suite', 'profile'] as const)
    .filter((origin) => count(origin) > 0)
    .map((origin) => `${formatCount(count(origin))} ${names[origin]}`)
  const open = changes.filter((one) => one.changedBy.length > 1).length
  return [...parts, ...(open > 0 ? [`${formatCount(open)} not sure`] : [])].join(' · ')
}
