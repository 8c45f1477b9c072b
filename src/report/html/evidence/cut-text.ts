import { formatCount } from '../../format-count.js'

/** A text from a target, cut when it is longer than `limit` characters, saying so. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit)} … (${formatCount(text.length - limit)} more characters)`
}
