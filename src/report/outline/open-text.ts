import { escapeTerminal } from '../escape-terminal.js'
import type { RequirementResult } from '../../run/requirement-result.js'
import { remedyOrder } from './remedy-order.js'

/** Why a requirement has no answer, and what would decide it, on one line; empty for one that needs no reason. */
export function openText({ because, remedy }: RequirementResult): string {
  const reason = because ?? ''
  return escapeTerminal(
    remedy === undefined ? reason : `${reason}; to decide it: ${remedyOrder(remedy)}`,
    4000,
  )
}
