import { changeJson, type Json, type JsonObject, type Told, type Where } from './change-json.js'
import type { Variation } from '../variation.js'

/**
 * Builds the `response` of a variation that changes HAL documents, and the resources and errors inside
 * them, each on its own: inner ones first.
 */
export function changeHal(
  where: Where,
  change: (resource: JsonObject, ...told: Told) => JsonObject,
): NonNullable<Variation['response']> {
  const changeAll = (value: Json | undefined, told: Told): Json | undefined => {
    if (Array.isArray(value)) return value.map((one) => changeAll(one, told) ?? null)
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, changeAll(part, told)]),
    )
    return '_links' in inner ? change(inner, ...told) : inner
  }
  return changeJson(
    { mediaType: 'application/hal+json', ...where },
    (body, ...told) => changeAll(body, told) ?? null,
  )
}
