import type { Operation } from '../contract/operation.js'
import type { Ask } from './request-url.js'
import type { Sender } from './sender.js'
import { type Walk, type WalkBounds, walkPages } from './walk-pages.js'
import { walkNumbered } from './walk-numbered.js'

/**
 * Walks a list in the way that its definition shows: by number where pages have numbers, so that no link has to be
 * right for it, else from link to link.
 */
export async function walkList(
  sender: Sender,
  operation: Operation,
  query: Ask['query'],
  bounds: WalkBounds,
  path?: Ask['path'],
): Promise<Walk> {
  if (!isNumbered(operation)) return walkPages(sender, operation.id, query, bounds, path)
  const walk = await walkNumbered(sender, operation.id, query ?? {}, bounds)
  const { items, complete, stopped } = walk
  const pages = walk.pages.map(({ answer }) => answer)
  if (complete) return { pages, items, end: { kind: 'complete' } }
  if (stopped === undefined) return { pages, items, end: { kind: 'sampled', by: 'size' } }
  return { pages, items, end: { kind: 'broken', at: stopped, after: pages.at(-1) } }
}

const isNumbered = ({ parameters }: Operation): boolean =>
  parameters.some(({ name, schema }) => name === 'start' && schema['type'] === 'integer')
