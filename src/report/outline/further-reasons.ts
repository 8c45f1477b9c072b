import { formatCount } from '../format-count.js'

/** How many reasons are not told one by one. */
export const furtherReasons = (count: number): string =>
  `${formatCount(count)} further ${count === 1 ? 'reason' : 'reasons'}`
