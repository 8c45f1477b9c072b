import type { BodyJudgement } from '../../contract/body-judgement.js'
import type { Operation } from '../../contract/operation.js'
import { readJson } from '../../contract/read-json.js'
import { describedShape } from '../../contract/shape/described-shape.js'
import type { RecordedRequest } from '../../exchange/exchange.js'
import { isObject } from '../is-object.js'

/**
 * Whether an answer lacks a member that should be there, and that the client which wrote could send and did not: there
 * may be none to tell. What a service makes of itself is no member that can be sent, and it knows what
 * begins with an underscore (`_id`, `_profile`) whatever was sent.
 */
export function isOfSender(
  judgement: BodyJudgement,
  { body: sendable, definition }: Operation,
  { method, body }: RecordedRequest,
): boolean {
  if (judgement.verdict !== 'fail' || judgement.pointer !== '') return false
  const { lacking } = judgement
  if (lacking === undefined || lacking.startsWith('_')) return false
  if (method === 'GET' || body?.text === undefined) return false
  const [mediaType = ''] = sendable?.mediaTypes ?? []
  const schema = sendable?.schema(mediaType)
  if (schema === undefined || !describedShape(definition, schema).members.has(lacking)) return false
  const sent = readJson(body.text)
  return sent.kind === 'json' && isObject(sent.value) && !Object.hasOwn(sent.value, lacking)
}
