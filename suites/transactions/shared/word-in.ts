import type { Item } from '../../../src/scenario/index.js'

/**
 * A word to search for, one that not every item has where there is such a one: letters alone, and several, as what a
 * search makes of a single one, or of other characters, is not shown.
 */
export function wordIn(items: readonly Item[]): string | undefined {
  const texts = items.map(({ providerSummary }) => String(providerSummary ?? ''))
  const words = texts.flatMap((text) => text.match(/\p{L}{4,}/gu) ?? [])
  return words.find((word) => texts.some((text) => !text.includes(word))) ?? words[0]
}
