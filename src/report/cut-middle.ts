import { formatCount } from './format-count.js'

/**
 * Leaves out the middle of a long text and says how long it was.
 *
 * @param text of any length
 * @param limit longest text that stays whole, in UTF-16 units; the cut text is a little longer
 */
export function cutMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text
  const half = Math.floor(limit / 2)
  // Half a surrogate pair at a cut would look as if the target had sent it.
  const head = text.slice(0, half).replace(/[\uD800-\uDBFF]$/, '')
  const tail = text.slice(text.length - half).replace(/^[\uDC00-\uDFFF]/, '')
  return `${head} … (${formatCount(text.length)} characters) … ${tail}`
}
