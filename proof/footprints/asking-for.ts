import type { Footprints } from './footprint.js'

/**
 * Scenarios that ask for some operations: what a variation remembers of one of them may show itself in another.
 *
 * @param operations operationIds
 * @returns ids
 */
export const askingFor = (
  { scenarios }: Footprints,
  operations: readonly string[],
): readonly string[] =>
  [...scenarios]
    .filter(([, { seen }]) =>
      seen.some(({ operation }) => operation !== undefined && operations.includes(operation)),
    )
    .map(([{ id }]) => id)
