import type { Hit } from './hit.js'

/**
 * Replaces what was found by its tokens. What overlaps is replaced as a whole, by the token of the longest
 * secret; an escape is never cut in half, so that JSON stays JSON.
 */
export function replaceHits(text: string, hits: readonly Hit[]): string {
  let result = ''
  let copied = 0
  for (const { start, end, needle } of merged(text, hits)) {
    result += text.slice(copied, start) + needle.token
    copied = end
  }
  return result + text.slice(copied)
}

function merged(text: string, hits: readonly Hit[]): readonly Hit[] {
  const whole = hits.map((hit) => ({
    needle: hit.needle,
    start: isEscaped(text, hit.start) ? hit.start - 1 : hit.start,
    end: endOfEscape(text, hit.end),
  }))
  const result: Hit[] = []
  for (const hit of whole.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last === undefined || hit.start >= last.end) result.push(hit)
    else {
      const longer = hit.needle.secret.length > last.needle.secret.length ? hit : last
      const end = Math.max(hit.end, last.end)
      result[result.length - 1] = { start: last.start, end, needle: longer.needle }
    }
  }
  return result
}

/** Whether an odd number of backslashes stands before an offset. */
function isEscaped(text: string, at: number): boolean {
  let begin = at
  while (text[begin - 1] === '\\') begin--
  return (at - begin) % 2 === 1
}

/** The end of the JSON escape in the middle of which an offset is, or the offset itself. */
function endOfEscape(text: string, at: number): number {
  if (isEscaped(text, at)) return at + (text[at] === 'u' ? 5 : 1)
  for (let back = 1; back < 5; back++)
    if (text[at - back] === 'u' && text[at - back - 1] === '\\')
      return isEscaped(text, at - back) ? at - back + 5 : at
  return at
}
