import type { TextGroup } from '../books/text.js'
import type { Call } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'

/**
 * Finds the group that the path of a call names.
 *
 * @throws Refusal 404 or 422, as documented for the operation
 */
export function findGroup({ office, operation, path }: Call): TextGroup {
  const group = office.texts.group(path['groupId'] ?? '')
  if (group !== undefined) return group
  const { status, name } = office.behaviour.missingGroup(operation.id)
  throw new Refusal(status, name, 'There is no such group of text.')
}
