import type { Sender } from '../../../../src/scenario/index.js'

/** Whether definitions are expired, by their identifiers, as far as they say so. */
export async function readExpired(
  sender: Sender,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const told = await Promise.all(
    ids.map(async (definitionId) => {
      const read = await sender.send('getDefinition', { path: { definitionId } })
      return [definitionId, read.at('/expired')] as const
    }),
  )
  return new Map(told.flatMap(([id, flag]) => (typeof flag === 'boolean' ? [[id, flag]] : [])))
}
