import type { Item } from '../../../src/scenario/index.js'
import { followLocal } from './follow-local.js'
import { leadsAway } from './leads-away.js'
import { placeBelow } from './place-below.js'
import type { Placed } from './placed.js'
import { placesIn } from './places-in.js'

/** What a schema is put together from. */
interface SchemaParts {
  /** The schema itself comes first. */
  readonly parts: readonly Placed<Item>[]
  /** Some of it lies in another document. */
  readonly partial: boolean
}

/**
 * Takes a schema apart. However its parts refer to each other, each is visited once.
 *
 * @param keywords which of its schemas count as parts of it: `allOf`, and perhaps those that it chooses from
 */
export function schemaParts(schema: Placed, keywords: readonly string[]): SchemaParts {
  const parts = new Map<unknown, Placed<Item>>()
  const waiting: Placed[] = [schema]
  let partial = false
  for (const one of waiting) {
    partial ||= leadsAway(one)
    const node = followLocal(one)
    // Since OpenAPI 3.1 what stands beside a reference counts as well.
    for (const part of [node, besideReference(one)]) {
      if (part === undefined || parts.has(part.value)) continue
      parts.set(part.value, part)
      for (const keyword of keywords)
        waiting.push(...placesIn(placeBelow(part, keyword)).map(([, place]) => place))
    }
  }
  return { parts: [...parts.values()], partial }
}

const schemaKeywords = ['properties', 'type', 'allOf', 'oneOf', 'anyOf', 'items']

/** A reference, if it says something of its own. */
function besideReference({ document, pointer, value }: Placed): Placed<Item> | undefined {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return undefined
  const says = schemaKeywords.some((keyword) => keyword in value)
  return says ? { document, pointer, value: value as Item } : undefined
}
