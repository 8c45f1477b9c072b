import { limitForParts, type Operation, type Stage } from '../../../../src/scenario/index.js'

const list = 'listEligibleAchAccounts'
const business = { allows: 'view', secCode: 'ccd' }

/**
 * Whether the pages of the customer, who names no business, hold all that one page holds; of another SEC code where
 * the customer has no accounts for those of businesses.
 */
export async function pagesAddUp(
  { customer, plain, walk }: Pick<Stage, 'customer' | 'plain' | 'walk'>,
  operation: Operation,
): Promise<boolean> {
  const { query: usual } = (await plain(operation)).order
  for (const query of [business, { ...usual }]) {
    const whole = await walk(customer, list, { ...query, limit: 1000 })
    if (whole.items.length < 2) continue
    const limit = limitForParts(whole.items.length, 3)
    const small = await walk(customer, list, { ...query, limit })
    return small.items.length >= whole.items.length
  }
  return true
}
