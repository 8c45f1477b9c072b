import type { Totals } from '../../run/interface-result.js'

const length = 14

/**
 * The share of what could be tested that passed, as `███████████░░░`. Full only when all of it
 * did, empty only when none did.
 */
export function bar({ planned, pass, none }: Totals): string {
  const tested = planned - none
  const exact = tested > 0 ? (pass / tested) * length : 0
  const most = pass === tested ? length : length - 1
  const filled = pass === 0 ? 0 : Math.min(most, Math.max(1, Math.round(exact)))
  return '█'.repeat(filled) + '░'.repeat(length - filled)
}
