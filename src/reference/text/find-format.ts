import type { TextFormat } from '../books/text.js'
import type { Call } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'

/**
 * Finds the format that the path of a call names.
 *
 * @throws Refusal 404, unless the bank decides otherwise
 */
export function findFormat({ services, operation, path }: Call): TextFormat {
  const format = services.texts.format(path['formatId'] ?? '')
  if (format !== undefined) return format
  const { status, name } = services.behaviour.missingFormat(operation.id)
  throw new Refusal(status, name, 'There is no such format.')
}
