import { decoded } from '../decoded.js'

/** Signs that end a value in a URL, or stand for another one, unless they are escaped. */
const signs = /^[&#%]/

/**
 * Whether a link has the value of a parameter with its escapes wrong: cut where a sign was not escaped, or escaped twice. Any
 * other value may say the same in another way.
 */
export function isMisspelt(told: string, asked: string): boolean {
  if (told === asked) return false
  if (asked.startsWith(told) && signs.test(asked.slice(told.length))) return true
  // An address may be told with more escapes than it was asked for with.
  return !asked.includes('/') && told.includes('%') && decoded(told) === asked
}
