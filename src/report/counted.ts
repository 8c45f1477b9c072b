import { formatCount } from './format-count.js'

/** How many of something: `1 request`, `1,264 requests`. */
export const counted = (count: number, word: string): string =>
  `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`
