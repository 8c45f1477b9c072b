import type { Change, Comparison, Doer, Turn } from '../../run/comparison.js'
import { formatCount } from '../format-count.js'

const headings: Readonly<Record<Turn, string>> = {
  worse: 'Worse',
  better: 'Better',
  other: 'Other changes',
}

const names: Readonly<Record<Doer, string>> = {
  server: 'server',
  contract: 'contract',
  suite: 'Assay',
  profile: 'profile',
}

/** `pass → fail` */
export const fromTo = ({ before, after }: Change): string =>
  `${before ?? 'not there'} → ${after ?? 'not there'}`

/** `server`, or `server or Assay (Assay changed as well)`: who may have changed it. */
export function whose({ doers, because }: Change): string {
  const told = doers.map((doer) => names[doer])
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
  const count = (turn: Turn): number => comparison.changes.filter((one) => one.turn === turn).length
  const parts = (['worse', 'better', 'other'] as const)
    .filter((turn) => count(turn) > 0)
    .map((turn) => `${formatCount(count(turn))} ${turn}`)
  const same = `${formatCount(comparison.same)} as before`
  return [...parts, same].join(' · ')
}

/** How many changes each may be behind, in words. */
export function doersInWords({ changes }: Comparison): string {
  const count = (doer: Doer): number =>
    changes.filter((one) => one.doers.length === 1 && one.doers[0] === doer).length
  const parts = (['server', 'contract', 'suite', 'profile'] as const)
    .filter((doer) => count(doer) > 0)
    .map((doer) => `${formatCount(count(doer))} ${names[doer]}`)
  const open = changes.filter((one) => one.doers.length > 1).length
  return [...parts, ...(open > 0 ? [`${formatCount(open)} not sure`] : [])].join(' · ')
}
