import {
  identify,
  type RequestInput,
  type Stage,
  type Verify,
} from '../../../../src/scenario/index.js'

type Parts = Pick<Stage, 'otherCustomer' | 'walk'> & { readonly verify: Verify<'accessibleOnly'> }

/** Judges that the other customer is shown no eligible account that is not in the list of its accounts. */
export const judgeEligible = (
  { otherCustomer, walk, verify }: Parts,
  query: RequestInput['query'],
): Promise<unknown> =>
  verify.accessibleOnly.confirmed(async (compare) => {
    const eligible = await otherCustomer.send('listEligibleAchAccounts', { query })
    const ids = eligible.status === 200 ? eligible.items.map(identify) : []
    const { items, end } = await walk(otherCustomer, 'listAccounts', { limit: 1000 })
    const shown = items.map(identify)
    const others = ids.filter((id) => !shown.includes(id))
    if (end.kind === 'complete' && shown.length > 0 && others.length > 0)
      compare(eligible).lacks(others)
  })
