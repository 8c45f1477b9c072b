import { type Answer, type Stage, tagOf } from '../../src/scenario/index.js'
import type { Made } from './made-definition.js'

/** What is changed of a definition. */
type Changes = Readonly<Record<string, unknown>>

/** Updates a definition of ours: its representation with some members changed. */
export async function putDefinition(
  { admin, assume }: Pick<Stage, 'admin' | 'assume'>,
  { id }: Pick<Made, 'id'>,
  changes: Changes,
): Promise<{ readonly before: Answer; readonly answer: Answer; readonly sent: object }> {
  const order = { path: { definitionId: id } }
  const before = await admin.send('getDefinition', order)
  assume(before).status(200)
  const tag = tagOf(before)
  const sent = { ...(before.json as object), ...changes }
  const answer = await admin.send('updateDefinition', {
    ...order,
    json: sent,
    headers: [
      ['Content-Type', 'application/hal+json'],
      ...(tag === undefined ? [] : [['If-Match', tag] as const]),
    ],
  })
  return { before, answer, sent }
}

/**
 * The same, for scenarios that build on it.
 *
 * @throws Undecided where the target does not do it
 */
export async function changeDefinition(
  stage: Pick<Stage, 'admin' | 'assume'>,
  made: Made,
  changes: Changes,
): Promise<void> {
  const { answer } = await putDefinition(stage, made, changes)
  stage.assume(answer).status('2XX')
  const after = await stage.admin.send('getDefinition', { path: { definitionId: made.id } })
  stage.assume(after).status(200)
  for (const [member, value] of Object.entries(changes)) stage.assume(after).at(`/${member}`, value)
}
