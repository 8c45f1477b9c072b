import type { Answer } from './answer.js'
import { Undecided } from '../undecided.js'
import type { Seen } from '../verify/seen.js'

/**
 * The answer that shows what was seen: of a list its first page, or what there is in its place.
 *
 * @throws Undecided where a list was never answered
 */
export function answerIn(seen: Seen): Answer {
  if (!('pages' in seen)) return seen
  const [first] = seen.pages
  if (first !== undefined) return first
  if ('at' in seen.end) return seen.end.at
  throw new Undecided('There is no page to check.', {
    remedy: 'let the list be answered',
  })
}
