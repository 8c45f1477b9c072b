import { often, someTimes, type Stage, type Verification } from '../../../src/scenario/index.js'

/** With a subscription or a topic, where the profile names one, or without: what is narrowed holds nothing of another, whatever is searched. */
const words = [
  ['Assay', false],
  ['Müller', true],
  ['payment', false],
] as const
const several = 'two words'
/** Much has it; how short a search string may be is not shown, so that it may be refused. */
const letter = 'a'

/** Judges that a list takes a search string; what it searches is not shown. */
export async function judgeSearch(
  stage: Pick<Stage, 'customer' | 'plain' | 'operation'>,
  verification: Verification,
  list: 'getPullNotifications' | 'getDeliveryQueue',
  [subscription]: readonly string[],
  [topic]: readonly string[],
): Promise<void> {
  const { customer, plain, operation } = stage
  const narrowed = subscription === undefined ? {} : { subscription }
  await plain(operation(list))
  for (const [q, isNarrowed] of words) {
    const answer = await customer.send(list, { query: { ...(isNarrowed && narrowed), q } })
    verification(answer).status(200)
  }
  const either = [narrowed, ...(topic === undefined ? [] : [{ topic }])]
  const searched = [...either, { limit: 1 }, { start: 1 }].map((one) => ({ ...one, q: letter }))
  // By which fields it can be sorted is not shown: where it is, that takes nothing from the filter.
  const sorted = either.map((one) => ({ ...one, sortBy: 'createdAt' }))
  await Promise.all([...searched, ...sorted].map((query) => customer.send(list, { query })))
  await someTimes(async () => {
    const answer = await customer.send(list, { query: { q: several } })
    return verification(answer).status(200)
  }, often)
}
