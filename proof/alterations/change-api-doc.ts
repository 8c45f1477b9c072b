import type { JsonObject } from './change-json.js'
import type { Variation } from '../variation.js'

/** Builds the `behaviour` of a bank that serves its definition of text with another object at one place. */
export const changeApiDoc =
  (
    at: readonly string[],
    change: (value: JsonObject) => JsonObject,
  ): NonNullable<Variation['behaviour']> =>
  ({ apiDoc }) => ({
    apiDoc: (document) => replaced(apiDoc(document) as JsonObject, at, change),
  })

function replaced(
  node: JsonObject,
  [first, ...rest]: readonly string[],
  change: (value: JsonObject) => JsonObject,
): JsonObject {
  if (first === undefined) return change(node)
  return { ...node, [first]: replaced(node[first] as JsonObject, rest, change) }
}
