import type { Span } from './pretty-json.js'

/** Chooses at most `limit` characters around a place, or from the beginning; whole lines where lines are short. */
export function excerpt(text: string, limit: number, place?: Span): Span {
  if (text.length <= limit) return { start: 0, end: text.length }
  const wish = Math.max(
    0,
    Math.min((place?.start ?? 0) - Math.floor(limit / 3), text.length - limit),
  )
  const lineStart = text.lastIndexOf('\n', wish) + 1
  const start = wish - lineStart < limit / 8 ? lineStart : wish
  const lineEnd = text.lastIndexOf('\n', start + limit)
  const end = start + limit - lineEnd < limit / 8 ? lineEnd : start + limit
  return { start, end }
}
