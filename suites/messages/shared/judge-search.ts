import type { Stage } from '../../../src/scenario/index.js'

const words = ['Assay', 'two words', 'Müller']

/** Judges that a list takes a search string; what it searches is not shown. */
export async function judgeSearch(
  { customer, plain, operation, verify }: Stage,
  list: 'getPullNotifications' | 'getDeliveryQueue',
  requirement: string,
): Promise<void> {
  await plain(operation(list))
  for (const q of words) {
    const answer = await customer.send(list, { query: { q } })
    verify(requirement, answer).status(200)
  }
}
