import { isNode } from './is-node.js'
import type { Watched } from './requirement.js'

/** Reads which rule holds answers against a row, and what of it; undefined where that is not said. */
export function readWatched(value: unknown): Watched | undefined {
  if (!isNode(value)) return undefined
  const { by, about } = value
  return typeof by === 'string' && typeof about === 'string' ? { by, about } : undefined
}
