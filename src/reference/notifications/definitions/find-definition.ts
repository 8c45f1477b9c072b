import type { Definition } from '../../books/definition.js'
import type { Call } from '../../http/operation.js'
import { Refusal } from '../../http/refusal.js'

/**
 * Finds the definition that the path of a call names.
 *
 * @throws Refusal 404, unless the bank decides otherwise
 */
export function findDefinition({ services, operation, path, actor }: Call): Definition {
  const { behaviour, definitions } = services
  const found = definitions.find(path['definitionId'] ?? '')
  if (found !== undefined && behaviour.showsDefinition(found, actor, operation.id)) return found
  const { status, name } = behaviour.missingDefinition(operation.id)
  throw new Refusal(status, name, 'There is no such definition.')
}
