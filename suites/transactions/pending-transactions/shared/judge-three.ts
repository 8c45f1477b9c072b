import type { Query, Pairs } from './open-pairs.js'

/** What three filters select together, two of them select as well. Returns for each whether there was something to judge. */
export async function judgeThree(
  pairs: Pick<Pairs, 'within'>,
  [account, checkNumber]: readonly (Query | undefined)[],
  states: readonly Query[],
): Promise<readonly boolean[]> {
  if (account === undefined || checkNumber === undefined) return []
  const shown: boolean[] = []
  for (const state of states) {
    shown.push(await pairs.within(account, { ...checkNumber, ...state }))
    shown.push(await pairs.within(checkNumber, { ...account, ...state }))
  }
  return shown
}
