import type { TextFormat } from '../books/text.js'
import type { Call } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'

/**
 * Finds the format that the path of a call names.
 *
 * @throws Refusal 404
 */
export function findFormat({ office, path }: Call): TextFormat {
  const format = office.texts.format(path['formatId'] ?? '')
  if (format !== undefined) return format
  throw new Refusal(404, 'formatNotFound', 'There is no such format.')
}
