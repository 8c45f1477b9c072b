import type { Stage } from '../../../src/scenario/index.js'
import { isOneOf } from './is-one-of.js'
import type { Waiting } from './waiting-in.js'

/**
 * Tells which of these notifications a list holds for good: another client may have taken one away, which leaves the list.
 *
 * @param again reads the list
 */
export async function stillListed(
  { settled }: Pick<Stage, 'settled'>,
  again: () => Promise<Waiting>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { items } = await settled(again, (list) => !list.items.some(isOneOf(...ids)))
  const there = new Set(items.map(({ _id: id }) => id))
  return new Set(ids.filter((id) => there.has(id)))
}
