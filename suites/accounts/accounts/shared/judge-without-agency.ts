import { identify, type Stage, type Verification } from '../../../../src/scenario/index.js'

type Parts = Pick<Stage, 'customer' | 'otherCustomer' | 'walk'> & {
  readonly fixtures: {
    allNamed(name: 'businessCustomer' | 'foreignBusiness'): Promise<readonly string[]>
  }
}

/**
 * Judges that not everyone may act for every business. Customers may be agents as well: only where two of them are both given
 * the accounts of two businesses that have another agent, or none, it is not looked at who may act for whom.
 */
export async function judgeWithoutAgency(
  { customer, otherCustomer, walk, fixtures }: Parts,
  verification: Verification,
): Promise<void> {
  const [business] = await fixtures.allNamed('businessCustomer')
  const [foreign] = await fixtures.allNamed('foreignBusiness')
  if (business === undefined || foreign === undefined) return
  const query = { allows: 'view', secCode: 'ccd', limit: 1000 }
  await verification.confirmed(async (compare) => {
    const given = await Promise.all(
      [customer, otherCustomer].flatMap((caller) =>
        [business, foreign].map(async (customerId) => {
          const order = { query: { ...query, customerId } }
          const [eligible, own, all] = await Promise.all([
            caller.send('listEligibleAchAccounts', order),
            caller.send('listEligibleAchAccounts', { query }),
            walk(caller, 'listAccounts', { limit: 1000 }),
          ])
          const known = new Set(
            [...(own.status === 200 ? own.items : []), ...all.items].map(identify),
          )
          const ids = eligible.status === 200 ? eligible.items.map(identify) : []
          const others = all.end.kind === 'complete' ? ids.filter((id) => !known.has(id)) : []
          return { eligible, others }
        }),
      ),
    )
    if (given.every(({ others }) => others.length > 0))
      for (const { eligible, others } of given) compare(eligible).lacks(others)
  })
}
