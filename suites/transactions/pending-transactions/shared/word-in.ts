import type { Item } from '../../../../src/scenario/index.js'

/**
 * A word to search for: letters alone, and several, as what a search makes of a single one, or of other characters, is
 * not shown.
 */
export const wordIn = (items: readonly Item[]): string | undefined =>
  items
    .map(({ providerSummary }) => String(providerSummary ?? ''))
    .join(' ')
    .match(/\p{L}{4,}/u)?.[0]
