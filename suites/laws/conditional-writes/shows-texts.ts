import type { Answer } from '../../../src/scenario/index.js'
import { textsIn } from '../shared/texts-in.js'

/** Whether the texts that were written are there, wherever they stand; what HAL adds is spelt as the target likes. */
export function showsTexts(answer: Answer, body: unknown): boolean {
  if (body === undefined) return false
  const found = textsIn(answer.json)
  const said = Object.entries(body as object).filter(([name]) => !name.startsWith('_'))
  return textsIn(Object.fromEntries(said)).every((text) => found.includes(text))
}
