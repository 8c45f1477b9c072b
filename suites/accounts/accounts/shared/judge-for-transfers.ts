import type { Actors, Item, Stage, Verification } from '../../../../src/scenario/index.js'

/** Kinds of transfers that most accounts allow. */
const secCodes = ['ppd', 'web', 'ccd', 'ctx']

/** What one caller is to see of an account. */
export interface OwnView {
  readonly caller: Actors['customer']
  /** In words that follow "accounts with". */
  readonly expected: string
  readonly isRight: (value: unknown) => boolean
}

/**
 * Each of two callers sees what is theirs in the list of accounts for transfers, too.
 *
 * @param readViews reads what is theirs, which a customer may change at any time
 */
export async function judgeForTransfers(
  walk: Stage['walk'],
  verification: Verification,
  { id, member }: { readonly id: string; readonly member: string },
  readViews: () => Promise<readonly OwnView[]>,
): Promise<void> {
  await verification.confirmed(async (compare) => {
    const views = await readViews()
    const asked = views.flatMap((view) => secCodes.map((secCode) => ({ ...view, secCode })))
    const lists = await Promise.all(
      asked.map(({ caller, secCode }) =>
        walk(caller, 'listEligibleAchAccounts', { allows: 'view', secCode, limit: 1000 }),
      ),
    )
    for (const [index, { expected, isRight }] of asked.entries()) {
      const list = lists[index]
      const isFine = (item: Item): boolean => item['id'] !== id || isRight(item[member])
      if (list?.items.some((item) => item['id'] === id))
        compare(list).holdsOnly(`accounts with ${expected}`, isFine, member)
    }
  })
}
