import type { Stage, Verification } from '../../../src/scenario/index.js'

const words = ['Assay', 'two words', 'Müller', 'payment', '42']

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
}
