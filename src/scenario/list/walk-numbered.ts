import type { UrlParameters } from '../request/request-url.js'
import type { Sender } from '../request/sender.js'
import type { Bound, Walk } from './walk.js'
import { walkPages } from './walk-pages.js'

/** Bounds that the caller chooses for a list, in place of those of the run. */
export type ChosenBounds = Partial<Readonly<Record<Extract<Bound, 'pages' | 'items'>, number>>>

/**
 * Reads a list page by page by number, within the bounds of the run: see `walkPages`.
 *
 * @param query with its `limit`, if one is to be asked for
 */
export const walkNumbered = (
  sender: Sender,
  operationId: string,
  query: NonNullable<UrlParameters['query']>,
  chosen: ChosenBounds,
  path?: UrlParameters['path'],
): Promise<Walk> => {
  const own = (['pages', 'items'] as const).filter((bound) => chosen[bound] !== undefined)
  const bounds = { ...sender.bounds, ...chosen, own }
  return walkPages(sender, operationId, { query, path }, bounds, 'number')
}
