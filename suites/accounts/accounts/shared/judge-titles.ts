import type { Answer, Verification } from '../../../../src/scenario/index.js'

/**
 * Judges the title of an account by the nicknames of one customer or of two. It may happen to be a nickname, but not
 * two that differ.
 *
 * @param seen the account, as each of them is shown it
 * @returns whether that decides it: not where the title is the one nickname that is known, or is not shown
 */
export function judgeTitles(verify: Verification, seen: readonly [Answer, ...Answer[]]): boolean {
  const isShown = seen.every((one) => typeof one.at('/title') === 'string')
  const isEachs = seen.every((one) => one.at('/title') === one.at('/nickname'))
  const nicknames = new Set(seen.map((one) => one.at('/nickname')))
  if (!isShown || (isEachs && nicknames.size === 1)) return false
  const expected = 'a title that is not the nickname of the customer who asks'
  verify(...seen).tells('/title', expected, () => !isEachs)
  return true
}
