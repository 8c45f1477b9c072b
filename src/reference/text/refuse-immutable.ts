import type { Call } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'

/**
 * Refuses to change a group that cannot change (document 2, Text group); with which status is not shown.
 *
 * @throws Refusal 403
 */
export function refuseImmutable({ services }: Call, group: string): void {
  if (services.texts.group(group)?.immutable !== true) return
  throw new Refusal(403, 'groupImmutable', 'This group of text cannot change.')
}
