import {
  type Actors,
  type Item,
  often,
  someTimes,
  type Stage,
  type Verification,
} from '../../../../src/scenario/index.js'

/** An account that two callers see, and the member that each of them sees otherwise. */
export interface Shared {
  readonly id: string
  readonly member: string
  /** What the member holds for the second caller, in words that follow "has". */
  readonly expected: string
  readonly differs: (value: unknown) => boolean
}

/** The second caller sees what is theirs and not the first one's: in the account as in the list, each time. */
export async function judgeOwnOfEach(
  walk: Stage['walk'],
  caller: Actors['customer'],
  verify: Verification,
  { id, member, expected, differs }: Shared,
): Promise<void> {
  await someTimes(async () => {
    const seen = await caller.send('getAccount', { path: { accountId: id } })
    return seen.status !== 200 || verify(seen).tells(`/${member}`, expected, differs)
  })
  await someTimes(async () => {
    const list = await walk(caller, 'listAccounts', { limit: 1000 })
    const isRight = (item: Item): boolean => item['id'] !== id || differs(item[member])
    const isShown = list.items.some((item) => item['id'] === id)
    return !isShown || verify(list).holdsOnly(`accounts with ${expected}`, isRight, member)
  }, often)
}
