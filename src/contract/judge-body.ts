import type { BodyJudgement } from './body-judgement.js'
import { judgeValue } from './judge/judge-value.js'
import type { IdOf } from './judge/named-rows.js'
import { judgementBook } from './judge/judgement-book.js'
import { wholeBody } from './judge/place.js'
import type { Operation, ResponseSpec } from './operation.js'
import { schemaBook } from './shape/schema-book.js'

/**
 * Judges a body that was read: each thing wrong in it is held against the requirement of the member
 * in which it stands, else against the requirement `body` of the operation.
 *
 * A requirement that nothing in the body exercises is not mentioned: an empty list shows nothing
 * about its items. Of one requirement at most five failures are told. Nesting is followed to a depth
 * of 64 values.
 *
 * @param response what is documented for the status of the answer
 * @param mediaType as the answer has it, parameters included
 * @param body JSON value, or a string for a body that is no JSON
 * @returns empty when no schema is documented for the media type
 */
export function judgeBody(
  operation: Operation,
  response: ResponseSpec,
  mediaType: string,
  body: unknown,
): readonly BodyJudgement[] {
  const schema = response.schema(mediaType)
  if (!schema) return []
  const notes = judgementBook()
  const owner = `${operation.interface}.${operation.id}.body`
  const idOf: IdOf = (name, member, aspect) =>
    [operation.interface, name, member, ...(aspect ? [aspect] : [])].join('.')
  const judge = judgeValue(operation.definition, notes, idOf)
  const shape = schemaBook(operation.definition).shapeOf(schema)
  const whole = wholeBody(owner)
  if (judge(shape, body, whole)) notes.pass(owner, whole)
  return notes.judgements()
}
