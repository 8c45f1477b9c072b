import { compileSchema } from '../../contract/compile-schema.js'
import { dereference } from '../../contract/dereference.js'
import type { Operation } from '../../contract/operation.js'
import { readJson } from '../../contract/read-json.js'
import { isObject } from '../is-object.js'
import type { AnsweredExchange } from '../rule.js'

/**
 * What a request wrote, as far as the definition has members for it; undefined where it has another shape than that,
 * which a target need not take. What HAL adds is spelt as the target likes.
 */
export function sentIn({
  exchange,
  operation,
}: Pick<AnsweredExchange, 'exchange' | 'operation'>):
  | Readonly<Record<string, unknown>>
  | undefined {
  const { headers, body } = exchange.request
  const mediaType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  const schema = mediaType === undefined ? undefined : operation.body?.schema(mediaType)
  if (schema === undefined || body?.text === undefined || body.cut === true) return undefined
  const whole = dereference(operation.definition, schema)
  const known = new Set(membersOf(operation))
  const read = readJson(body.text)
  if (read.kind !== 'json' || !isObject(read.value)) return undefined
  const checked = compileSchema(whole)(read.value)
  if (checked.kind !== 'checked' || checked.errors.length > 0) return undefined
  return Object.fromEntries(
    Object.entries(read.value).filter(([name]) => !name.startsWith('_') && known.has(name)),
  )
}

/** Members that the definition gives the body of a request. */
export function membersOf({ definition, body }: Operation): readonly string[] {
  const { properties } = dereference(definition, body?.schema(body.mediaTypes[0] ?? ''))
  return isObject(properties) ? Object.keys(properties) : []
}
