import type { Answer, Item, Stage } from '../../../../src/scenario/index.js'

type Needs = Pick<Stage, 'customer' | 'operation' | 'walkList'> & {
  readonly fixtures: {
    internalAccount(): Promise<string>
    nicknamedAccounts(): Promise<readonly string[]>
  }
}

/** An account, and where an answer shows it. */
export interface AccountShown {
  readonly page: Answer
  readonly item: Item
  /** JSON Pointer to the account. */
  readonly at: string
}

/** Accounts of both lists, and some that are read by themselves: with a nickname and without one. */
export async function accountsShown({
  customer,
  operation,
  fixtures,
  walkList,
}: Needs): Promise<readonly AccountShown[]> {
  const lists = await Promise.all(
    ['listAccounts', 'listEligibleAchAccounts'].map((id) => walkList(operation(id))),
  )
  const shown: AccountShown[] = lists
    .flatMap(({ pages }) => pages)
    .flatMap((page) => page.items.map((item, index) => ({ page, item, at: `/items/${index}` })))
  const internal = shown.filter(({ item }) => item['location'] === 'internal')
  if (internal.length > 0) {
    const some = [await fixtures.internalAccount(), ...(await fixtures.nicknamedAccounts())]
    const unnamed = internal.find(({ item }) => item['nickname'] === undefined)?.item['id']
    const ids = [...some.slice(0, 2), ...(typeof unnamed === 'string' ? [unnamed] : [])]
    for (const accountId of new Set(ids)) {
      const page = await customer.send('getAccount', { path: { accountId } })
      const account = page.status === 200 ? page.json : undefined
      if (typeof account === 'object' && account !== null)
        shown.push({ page, item: account as Item, at: '' })
    }
  }
  return shown
}
