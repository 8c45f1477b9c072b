import type { Books } from './books/books.js'
import type { OpenedText } from './books/text.js'
import type { Liberty } from './liberty.js'

/** Builds a liberty whose bank opens with other text. */
export function varyText(
  name: string,
  sentence: string,
  because: string,
  change: (text: OpenedText) => Partial<OpenedText>,
): Liberty {
  const books = (before: Books) => ({
    ...before,
    text: { ...before.text, ...change(before.text) },
  })
  return { name, sentence, because, behaviour: { books } }
}
