import type { TextGroup } from '../books/text.js'
import type { Call } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'

/**
 * Finds the group that the path of a call names.
 *
 * @throws Refusal 404 or 422, as documented for the operation
 */
export function findGroup({ services, operation, path }: Call): TextGroup {
  const group = services.texts.group(path['groupId'] ?? '')
  if (group !== undefined) return group
  const { status, name } = services.behaviour.missingGroup(operation.id)
  throw new Refusal(status, name, 'There is no such group of text.')
}
