import type { Stage } from '../../../../src/scenario/index.js'

/** Accounts that are left out at most: where the core supplies less, another time is better. */
const most = 3

/**
 * Accounts whose balances the banking core supplies, found by asking for fewer and fewer.
 *
 * @param accounts more than are wanted, so that others stand in for those that are left out
 * @param count how many are wanted, as many as may be asked for at once at most
 */
export async function withinReach(
  { customer }: Pick<Stage, 'customer'>,
  accounts: readonly string[],
  count: number,
): Promise<readonly string[]> {
  const isDown = async (some: readonly string[]): Promise<boolean> =>
    (await customer.send('listAccountBalances', { query: { accounts: some } })).status === 503
  let usable = accounts
  for (let leftOut = 0; leftOut < most && usable.length > count; leftOut += 1) {
    let some = usable.slice(0, count)
    if (!(await isDown(some))) break
    while (some.length > 1) {
      const half = some.slice(0, some.length / 2)
      some = (await isDown(half)) ? half : some.slice(half.length)
    }
    usable = usable.filter((id) => !some.includes(id))
  }
  return usable.slice(0, count)
}
