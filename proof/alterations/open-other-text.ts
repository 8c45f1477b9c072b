import type { Books } from '../../src/reference/books/books.js'
import type { OpenedText } from '../../src/reference/books/text.js'
import type { Variation } from '../variation.js'

/** Builds the `behaviour` of a variation whose bank opens with other text. */
export function openOtherText(
  change: (text: OpenedText) => Partial<OpenedText>,
): NonNullable<Variation['behaviour']> {
  return ({ books }) => ({
    books(before: Books) {
      const { text, ...others } = books(before)
      return { ...others, text: { ...text, ...change(text) } }
    },
  })
}
