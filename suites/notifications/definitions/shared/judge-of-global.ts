import {
  type Answer,
  awaitAftermath,
  type Stage,
  type Verification,
  whereUndecided,
} from '../../../../src/scenario/index.js'
import { madeDefinition } from '../../shared/made-definition.js'

/**
 * Judges that a definition for all customers is as safe from a customer as any other: that it is for everyone gives no
 * customer a right to change it.
 *
 * @param send what a customer may not do with it, given what is read of it before
 */
export async function judgeOfGlobal(
  stage: Stage,
  refused: Verification,
  send: (definition: string, before: Answer) => Promise<Answer>,
): Promise<void> {
  const { admin } = stage
  const made = await whereUndecided(
    madeDefinition(stage, undefined, 'createGlobalDefinition'),
    () => undefined,
  )
  if (made === undefined) return
  const order = { path: { definitionId: made.id } }
  const before = await admin.send('getDefinition', order)
  if (before.status !== 200) return
  const answer = await send(made.id, before)
  await awaitAftermath(stage)
  const after = await admin.send('getDefinition', order)
  const isKept =
    refused(after, answer).status(200) &&
    ['/expired', '/message/text'].every((at) =>
      refused(after, answer).tells(at, 'what it was', (is) => is === before.at(at)),
    )
  if (isKept) refused(answer).status('4XX')
}
