import { formatCount } from '../../src/report/format-count.js'
import type { Complaint, KillMatrix } from './kill-matrix.js'

/**
 * The kill matrix for people: interface by interface, what is not as it should be first, survivors before all else.
 *
 * @param isWhole whether every requirement has its row, and not only those about which there is something to say
 */
export function matrixText({ kills, complaints }: KillMatrix, isWhole: boolean): string {
  const names = new Set([
    ...kills.map((one) => one.interface),
    ...complaints.map((one) => one.interface),
  ])
  return [...names].map((name) => section(name, kills, complaints, isWhole)).join('\n\n')
}

const rank = { survivor: 0, uncovered: 1, blame: 2, error: 3 } as const

function section(
  name: string,
  kills: KillMatrix['kills'],
  complaints: readonly Complaint[],
  isWhole: boolean,
): string {
  const rows = kills.filter((one) => one.interface === name)
  const told = complaints
    .filter((one) => one.interface === name)
    .toSorted((one, other) => rank[one.kind] - rank[other.kind])
  const killed = rows.filter(({ defects }) => defects.length > 0)
  const counts =
    rows.length === 0
      ? ''
      : `  ${formatCount(killed.length)} of ${formatCount(rows.length)} requirements have killed a defect`
  return [
    `  ${name}${counts}`,
    ...told.map(({ text }) => `    ✗ ${text}`),
    ...(isWhole
      ? killed.map(({ id, defects }) => `    ✓ ${id.padEnd(58)} ${defects.join(', ')}`)
      : []),
  ].join('\n')
}
