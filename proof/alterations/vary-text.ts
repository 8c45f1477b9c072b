import type { OpenedText } from '../../src/reference/books/text.js'
import type { Liberty } from '../liberty.js'
import { openOtherText } from './open-other-text.js'

/** Builds a liberty whose bank opens with other text. */
export function varyText(
  name: string,
  sentence: string,
  because: string,
  change: (text: OpenedText) => Partial<OpenedText>,
): Liberty {
  return { name, sentence, because, behaviour: openOtherText(change) }
}
