import { changeJson, type Json, type JsonObject, type Where } from './change-json.js'
import type { Variation } from '../variation.js'

/**
 * Builds the `response` of a variation that changes each account or balance on its own: the items of
 * a list, or the account that getAccount answers.
 */
export function changeItems(
  where: Where,
  change: (item: JsonObject, position: number) => Json,
): NonNullable<Variation['response']> {
  return changeJson({ mediaType: 'application/json', ...where }, (body, { ok }) => {
    if (!ok) return body
    if (!Array.isArray(body['items'])) return change(body, 0)
    return { ...body, items: (body['items'] as JsonObject[]).map(change) }
  })
}
