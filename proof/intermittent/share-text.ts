import { counted } from '../../src/report/counted.js'
import { formatCount } from '../../src/report/format-count.js'
import type { IntermittentTrial } from './hold-intermittently.js'
import type { Intermittence } from './intermittence.js'

/** How many of the defects that show now and then were found: by folder, and those that were not by name if wanted. */
export function shareText(
  trials: readonly IntermittentTrial[],
  { every, rounds }: Intermittence,
  withNames: boolean,
): string {
  const scopes = [...new Set(trials.map(({ scope }) => scope))].toSorted()
  const rows = scopes.map(
    (scope) =>
      `  ${row(
        scope,
        trials.filter((one) => one.scope === scope),
        every,
      )}`,
  )
  const missed = trials
    .filter((one) => !isFound(one))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const names = missed.map(
    ({ name, occasions, breaks, failed }) =>
      `    ${name}: ${formatCount(occasions)} occasions; ${breaks.join(', ')}${failed.length > 0 ? ` (failed: ${failed.join(', ')})` : ''}`,
  )
  return [
    `  Defects that show in one of ${every} answers that they are about, in ${counted(rounds, 'round')}:`,
    ...rows,
    `  ${row('all', trials, every)}`,
    ...(withNames && names.length > 0 ? ['', '  Not found:', ...names] : []),
    '',
  ].join('\n')
}

function row(label: string, trials: readonly IntermittentTrial[], every: number): string {
  const missed = trials.filter((one) => !isFound(one))
  const found = trials.length - missed.length
  const hidden = missed.filter(({ occasions }) => occasions < every).length
  const elsewhere = missed.filter(({ failed }) => failed.length > 0).length
  const share = trials.length === 0 ? 0 : Math.round((100 * found) / trials.length)
  return `${label.padEnd(14)} ${formatCount(found)} of ${formatCount(trials.length)} found (${share} %); of the others ${formatCount(hidden)} never showed, ${formatCount(elsewhere)} failed another`
}

const isFound = ({ breaks, failed }: IntermittentTrial): boolean =>
  breaks.some((id) => failed.includes(id))
