import type { Answer, Rewrite, Sender, LawStage } from '../../../src/scenario/index.js'

/** Makes sure that the resource is there which a law is going to write to, and reads it. */
export async function beginRewrite(
  { assume, given }: Pick<LawStage, 'assume' | 'given'>,
  { prepare, read, order, created }: Rewrite,
  sender: Sender,
): Promise<{ readonly prepared: Answer | undefined; readonly current: Answer }> {
  const prepared = await prepare(sender)
  const current = await sender.send(read, order)
  // What was created for this is there; anything else may have gone since it was found.
  if (created !== undefined && (prepared === undefined || prepared.status < 300))
    assume(current, created).status(200)
  else given(current).status(200)
  return { prepared, current }
}
