import {
  type Answer,
  assumePermitted,
  type LawStage,
  type Rewrite,
  type Sender,
} from '../../../src/scenario/index.js'

/** Makes sure that the resource is there which a law is going to write to, and reads it. */
export async function beginRewrite(
  stage: Pick<LawStage, 'assume' | 'given' | 'giveUp' | 'settled'>,
  { prepare, read, order, created }: Rewrite,
  sender: Sender,
): Promise<{ readonly prepared: Answer | undefined; readonly current: Answer }> {
  const { assume, given, settled } = stage
  const prepared = await prepare(sender)
  if (prepared !== undefined) assumePermitted(stage, prepared)
  const isNew = created !== undefined && (prepared === undefined || prepared.status < 300)
  // When what was created is seen is not said.
  const current = await settled(
    () => sender.send(read, order),
    ({ status }) => !isNew || status !== 404,
  )
  // What was created for this is there; anything else may have gone since it was found.
  if (isNew) assume(current, created).status(200)
  else given(current).status(200)
  return { prepared, current }
}
