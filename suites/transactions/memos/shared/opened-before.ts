import {
  type Answer,
  assumeOutdated,
  type RequestInput,
  type Stage,
  tagOf,
  type Verification,
} from '../../../../src/scenario/index.js'

/**
 * Reads a transaction with the full account number before its memo changes: what holds for entity tags of the transaction
 * holds for those that it has then.
 *
 * @returns judges the tags that it has afterwards, with the memo that it shows by then
 */
export async function openedBefore(
  stage: Pick<Stage, 'customer' | 'assume' | 'settled'>,
  { path }: RequestInput,
  tagOfTransaction: Verification,
): Promise<(memo: string) => Promise<unknown>> {
  const read = (headers: RequestInput['headers'] = []): Promise<Answer> =>
    stage.customer.send('getTransaction', { path, query: { unmasked: true }, headers })
  const before = await read()
  return async (memo) => {
    if (before.status !== 200) return
    const after = await read()
    // It may come from a node that has not heard of the change.
    if (after.status !== 200 || after.at('/memo') !== memo) return
    tagOfTransaction(after).hasOtherTagThan(before)
    const tag = tagOf(after)
    // Whether what the client has already is sent again shows by itself: a rule looks at it.
    if (tag !== undefined) await read([['If-None-Match', tag]])
    await assumeOutdated(stage, { before, after }, read)
  }
}
