import { formatCount } from '../format-count.js'

/** A number with its noun: `1 requirement`, `1,264 exchanges`. */
export function countOf(value: number, noun: string): string {
  return `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`
}
