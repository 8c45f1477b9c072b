import type { BodyJudgement } from './body-judgement.js'
import { judgeValue } from './judge/judge-value.js'
import { judgementCache } from './judge/judgement-cache.js'
import { wholeBody } from './judge/place.js'
import type { Operation, ResponseSpec } from './operation.js'
import { schemaIndex } from './shape/schema-index.js'

/**
 * Judges a body that was read: each thing wrong in it is held against the requirement of the member
 * in which it stands, else against the requirement `body` of the operation.
 *
 * A requirement that nothing in the body exercises is not mentioned: an empty list shows nothing
 * about its items. Nesting is followed to a depth
 * of 64 values.
 *
 * @param response what is documented for the status of the answer
 * @param mediaType as the answer has it, parameters included
 * @param body JSON value, or a string for a body that is no JSON
 * @param mostFailures that are reported for one requirement
 * @returns empty when no schema is documented for the media type
 */
export function judgeBody(
  operation: Operation,
  response: ResponseSpec,
  mediaType: string,
  body: unknown,
  mostFailures = 5,
): readonly BodyJudgement[] {
  const schema = response.schema(mediaType)
  if (!schema) return []
  const notes = judgementCache(mostFailures)
  const owner = operation.requirement({ kind: 'body' })
  const judge = judgeValue(operation, notes)
  const shape = schemaIndex(operation.definition).shapeOf(schema)
  if (judge(shape, body, wholeBody(owner))) notes.pass(owner)
  return notes.judgements()
}
