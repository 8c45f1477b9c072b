import type { Answer, Verification } from '../../../../src/scenario/index.js'

/** Judges the title of an account that two customers named. It may happen to be a nickname, but not two that differ. */
export function judgeTitles(verify: Verification, seen: readonly [Answer, Answer]): void {
  const nicknames = new Set(seen.map((one) => one.at('/nickname')))
  const isEachs = seen.every((one) => one.at('/title') === one.at('/nickname'))
  const isAssigned = nicknames.size === 1 || !isEachs
  const expected = 'a title that is not the nickname of the customer who asks'
  verify(...seen).tells('/title', expected, () => isAssigned)
}
