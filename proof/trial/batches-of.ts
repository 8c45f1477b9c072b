import type { Liberty } from '../liberty.js'
import type { Listed } from '../list-variations.js'

/**
 * Puts liberties together that can be in force in one bank without one hiding another: such as say the same in other
 * ways, one of each table, and those that need a socket apart from the others.
 *
 * @returns names; each liberty is in one batch, alone where nothing goes with it
 */
export function batchesOf(liberties: readonly Listed<Liberty>[]): readonly (readonly string[])[] {
  const tables = new Map<string, Listed<Liberty>[]>()
  // What respells whole bodies comes after what changes something in them.
  for (const one of liberties.toSorted((one, other) => other.file.localeCompare(one.file))) {
    const table = one.respells ? `${one.wire ?? false} ${one.file} ${one.respells}` : one.name
    tables.set(table, [...(tables.get(table) ?? []), one])
  }
  const batches = new Map<string, string[]>()
  for (const table of tables.values())
    for (const [row, { name, respells, wire }] of table.entries()) {
      const batch = respells ? `${wire ?? false} ${row}` : name
      batches.set(batch, [...(batches.get(batch) ?? []), name])
    }
  return [...batches.values()]
}
