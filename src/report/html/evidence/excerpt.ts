import type { Span } from './pretty-json.js'

/** The part of a long text that is shown. */
export interface Excerpt extends Span {
  /** Characters left out before and after it. */
  readonly before: number
  readonly after: number
}

/** Chooses at most `limit` characters around a place, or from the beginning; whole lines where lines are short. */
export function excerpt(text: string, limit: number, place?: Span): Excerpt {
  if (text.length <= limit) return { start: 0, end: text.length, before: 0, after: 0 }
  const wish = Math.max(
    0,
    Math.min((place?.start ?? 0) - Math.floor(limit / 3), text.length - limit),
  )
  const lineStart = text.lastIndexOf('\n', wish) + 1
  const start = wish - lineStart < limit / 8 ? lineStart : wish
  const lineEnd = text.lastIndexOf('\n', start + limit)
  const end = start + limit - lineEnd < limit / 8 ? lineEnd : start + limit
  return { start, end, before: start, after: text.length - end }
}
