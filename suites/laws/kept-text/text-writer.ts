import {
  type Answer,
  type LawStage,
  type Operation,
  removeCreated,
  tagOf,
} from '../../../src/scenario/index.js'
import { beginRewrite } from '../shared/begin-rewrite.js'
import { needed } from '../shared/needed.js'
import { withManyLetters } from './with-many-letters.js'

/** What was sent, what it was answered with, and what a reading shows of it. */
export interface Written {
  readonly sent: unknown
  readonly answer: Answer
  read(): Promise<Answer | undefined>
}

/** Writes letters of many kinds, behind a text. */
type Write = (before: string) => Promise<Written>

/**
 * Prepares an operation to write texts: something new each time, or the same resource again.
 *
 * @throws Undecided where the suite has nothing for it to write
 */
export const textWriter = (
  stage: LawStage,
  operation: Operation,
  isCreation: boolean,
): Promise<Write> => (isCreation ? creating : rewriting)(stage, operation)

async function creating(stage: LawStage, operation: Operation): Promise<Write> {
  const creation = await needed(stage, operation, 'creation')
  const sender = stage[creation.actor]
  return async (before) => {
    const sent = withManyLetters(creation.body(), before)
    const answer = await sender.send(operation.id, { json: sent })
    removeCreated(stage, creation, answer)
    return {
      sent,
      answer,
      async read() {
        const at = creation.whereIs(answer)
        return at && sender.send(creation.read, at)
      },
    }
  }
}

async function rewriting(stage: LawStage, operation: Operation): Promise<Write> {
  const resource = await needed(stage, operation, 'rewrite')
  const { actor, order, read, bodies } = resource
  const sender = stage[actor]
  stage.afterwards((actors) => resource.restore(actors[actor]))
  let { current } = await beginRewrite(stage, resource, sender)
  return async (before) => {
    const sent = withManyLetters(bodies[1], before)
    const headers: [string, string][] = [['If-Match', tagOf(current) ?? '']]
    const answer = await sender.send(operation.id, { ...order, json: sent, headers })
    return {
      sent,
      answer,
      async read() {
        current = await sender.send(read, order)
        return current
      },
    }
  }
}
