import type { Item } from '../../src/scenario/index.js'
import { followLocal } from './follow-local.js'
import { leadsAway } from './leads-away.js'

/** A schema, and the document in which its references stand. */
export interface Placed {
  readonly document: unknown
  readonly schema: unknown
}

/** What a schema is put together from. */
export interface SchemaParts {
  /** The schema itself comes first. */
  readonly parts: readonly Item[]
  /** Some of it lies in another document. */
  readonly partial: boolean
}

const deepest = 8

/**
 * Takes a schema apart.
 *
 * @param keywords which of its schemas count as parts of it: `allOf`, and perhaps those that it chooses from
 */
export function schemaParts(
  { document, schema }: Placed,
  keywords: readonly string[],
  depth = 0,
): SchemaParts {
  if (leadsAway(document, schema)) return { parts: [], partial: true }
  const node = followLocal(document, schema)
  if (node === undefined || depth > deepest) return { parts: [], partial: false }
  const others = keywords
    .flatMap((keyword) => node[keyword] ?? [])
    .map((one) => schemaParts({ document, schema: one }, keywords, depth + 1))
  return {
    parts: [node, ...others.flatMap(({ parts }) => parts)],
    partial: others.some(({ partial }) => partial),
  }
}
