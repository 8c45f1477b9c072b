import { limitForParts, type Stage } from '../../../../src/scenario/index.js'

const list = 'listEligibleAchAccounts'
const query = { allows: 'view', secCode: 'ccd' }

/** Whether the pages of the customer, who names no business, hold all that one page holds. */
export async function pagesAddUp({
  customer,
  walk,
}: Pick<Stage, 'customer' | 'walk'>): Promise<boolean> {
  const whole = await walk(customer, list, { ...query, limit: 1000 })
  const limit = limitForParts(whole.items.length, 3)
  const small = await walk(customer, list, { ...query, limit })
  return small.items.length >= whole.items.length
}
