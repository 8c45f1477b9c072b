import {
  type Answer,
  askFirst,
  assumeOutdated,
  type RequestInput,
  type Stage,
  tagOf,
  type Verify,
} from '../../../../src/scenario/index.js'

/**
 * Reads a transaction with the full account number before its memo changes: what holds for entity tags of the transaction
 * holds for those that it has then.
 *
 * @returns judges the memo that it shows afterwards, and the tags that it has with it
 */
export async function openedBefore(
  stage: Pick<Stage, 'customer' | 'assume' | 'settled'>,
  { path }: RequestInput,
  { tagOfTransaction, memberFollows }: Verify<'tagOfTransaction' | 'memberFollows'>,
): Promise<(memo: string) => Promise<unknown>> {
  const read = (headers: RequestInput['headers'] = []): Promise<Answer> =>
    stage.customer.send('getTransaction', { path, query: { unmasked: true }, headers })
  const before = await read()
  return async (memo) => {
    if (before.status !== 200) return
    const meanwhile = await askFirst(stage, before, read)
    // A node may not have heard of the change yet.
    const after = await stage.settled(read, (one) => one.status !== 200 || one.at('/memo') === memo)
    if (after.status !== 200 || !memberFollows(after).at('/memo', memo)) return
    tagOfTransaction(after).hasOtherTagThan(before)
    const tag = tagOf(after)
    // Whether what the client has already is sent again shows by itself: a rule looks at it.
    if (tag !== undefined) await read([['If-None-Match', tag]])
    await assumeOutdated(stage, { before, after, meanwhile }, read)
  }
}
