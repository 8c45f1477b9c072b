import type { Liberty } from '../liberty.js'
import type { Listed } from '../list-variations.js'
import { besideEachOther } from './beside-each-other.js'

type Liberties = readonly Listed<Liberty>[]

/**
 * Puts liberties together that can be in force in one bank without one hiding another: such as say the same in other
 * ways, one of each table, and those that need a socket apart from the others; of the rest, those of one interface
 * that change different things.
 *
 * @returns names; each liberty is in one batch, alone where nothing goes with it
 */
export const batchesOf = (liberties: Liberties): readonly (readonly string[])[] =>
  [
    ...respelt(liberties.filter(({ respells }) => respells)),
    ...besideEachOther(liberties.filter(({ respells }) => !respells)),
  ].map((batch) => batch.map(({ name }) => name))

function respelt(liberties: Liberties): readonly Liberties[] {
  const tables = new Map<string, Listed<Liberty>[]>()
  // What respells whole bodies comes after what changes something in them.
  for (const one of liberties.toSorted((one, other) => other.file.localeCompare(one.file))) {
    const table = `${one.wire ?? false} ${one.file} ${one.respells}`
    tables.set(table, [...(tables.get(table) ?? []), one])
  }
  const batches = new Map<string, Listed<Liberty>[]>()
  for (const table of tables.values())
    for (const [row, one] of table.entries()) {
      const batch = `${one.wire ?? false} ${row}`
      batches.set(batch, [...(batches.get(batch) ?? []), one])
    }
  return [...batches.values()]
}
