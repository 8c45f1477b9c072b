import { often, someTimes, type Stage, type Verification } from '../../../src/scenario/index.js'

const words = ['Assay', 'Müller', 'payment', '42']
const several = 'two words'

/** Judges that a list takes a search string; what it searches is not shown. */
export async function judgeSearch(
  { customer, plain, operation }: Pick<Stage, 'customer' | 'plain' | 'operation'>,
  verification: Verification,
  list: 'getPullNotifications' | 'getDeliveryQueue',
): Promise<void> {
  await plain(operation(list))
  for (const q of words) {
    const answer = await customer.send(list, { query: { q } })
    verification(answer).status(200)
  }
  await someTimes(async () => {
    const answer = await customer.send(list, { query: { q: several } })
    return verification(answer).status(200)
  }, often)
}
