import { changeJson, type Json, type JsonObject, type Where } from './change-json.js'
import type { Variation } from '../variation.js'

/**
 * Builds the `response` of a variation that gives one member of a document another value, where it is there.
 *
 * @param path members that lead to it, the last one being its own; `*` stands for every item of a list
 */
export function spoilMember(
  where: Where,
  path: readonly string[],
  change: (value: Json) => Json,
): NonNullable<Variation['response']> {
  return changeJson(where, (body) => spoilt(body, path, change))
}

function spoilt(
  value: Json,
  [step, ...rest]: readonly string[],
  change: (value: Json) => Json,
): Json {
  if (step === undefined) return change(value)
  if (step === '*')
    return Array.isArray(value) ? value.map((one) => spoilt(one, rest, change)) : value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const inner: JsonObject = value
  const part = inner[step]
  return part === undefined ? value : { ...inner, [step]: spoilt(part, rest, change) }
}
