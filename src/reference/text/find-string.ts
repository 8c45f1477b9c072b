import type { Call } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import { findGroup } from './find-group.js'
import type { TextString } from './text-store.js'

/**
 * Finds the string that the path of a call names.
 *
 * @throws Refusal 404, unless the bank decides otherwise
 */
export function findString(call: Call): TextString {
  const { name } = findGroup(call)
  const found = call.services.texts.string(name, call.path['textStringId'] ?? '')
  if (found !== undefined) return found
  const { status, name: type } = call.services.behaviour.missingString(call.operation.id)
  throw new Refusal(status, type, 'There is no such string in this group.')
}
