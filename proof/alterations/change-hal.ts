import { changeJson, type Json, type JsonObject, type Where } from './change-json.js'
import type { Variation } from '../variation.js'

/**
 * Builds the `response` of a variation that changes HAL documents, and the resources and errors inside
 * them, each on its own: inner ones first.
 */
export function changeHal(
  where: Where,
  change: (resource: JsonObject) => JsonObject,
): NonNullable<Variation['response']> {
  const changeAll = (value: Json | undefined): Json | undefined => {
    if (Array.isArray(value)) return value.map((one) => changeAll(one) ?? null)
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, changeAll(part)]),
    )
    return '_links' in inner ? change(inner) : inner
  }
  return changeJson(
    { mediaType: 'application/hal+json', ...where },
    (body) => changeAll(body) ?? null,
  )
}
