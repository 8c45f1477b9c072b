import {
  identify,
  type RequestInput,
  type Stage,
  type Verify,
} from '../../../../src/scenario/index.js'

type Parts = Pick<Stage, 'customer' | 'otherCustomer' | 'walk'> & {
  readonly verify: Verify<'accessibleOnly'>
  readonly fixtures: { allNamed(name: 'ownCustomerId'): Promise<readonly string[]> }
}

/**
 * Judges that the other customer is shown no eligible account that is not in the list of its accounts, also where it names
 * the customer, for whom it may not act.
 */
export async function judgeEligible(
  { customer, otherCustomer, walk, verify, fixtures }: Parts,
  query: RequestInput['query'],
): Promise<void> {
  const [customerId] = await fixtures.allNamed('ownCustomerId')
  const queries = [query, ...(customerId === undefined ? [] : [{ ...query, customerId }])]
  await verify.accessibleOnly.confirmed(async (compare) => {
    const lists = await Promise.all(
      queries.map(async (one) => {
        const order = { query: one }
        // What is kept by its address alone is given to who asks next.
        await customer.send('listEligibleAchAccounts', order)
        return otherCustomer.send('listEligibleAchAccounts', order)
      }),
    )
    const { items, end } = await walk(otherCustomer, 'listAccounts', { limit: 1000 })
    const shown = items.map(identify)
    for (const eligible of lists) {
      const ids = eligible.status === 200 ? eligible.items.map(identify) : []
      const others = ids.filter((id) => !shown.includes(id))
      if (end.kind === 'complete' && shown.length > 0 && others.length > 0)
        compare(eligible).lacks(others)
    }
  })
}
