import type { Answer, Item } from '../../../src/scenario/index.js'

/** Items of an answer that may be anything at all; none when it is no list that can be read. */
export function itemsOf(answer: Answer): readonly Item[] {
  if (answer.status !== 200) return []
  try {
    return answer.items
  } catch {
    return []
  }
}
