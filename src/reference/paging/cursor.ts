import { createHash } from 'node:crypto'

/** Where a page begins. */
export interface Cursor {
  /** Index in the whole list, before filters: the next page is found without counting again. */
  readonly position: number
  /** Which walk it belongs to; the order of the list may differ from walk to walk. */
  readonly walk: number
}

/** Writes a cursor that is bound to the query it was made for. */
export function writeCursor({ position, walk }: Cursor, query: string): string {
  return Buffer.from(`${position}.${walk}.${digest(query)}`).toString('base64url')
}

/** Reads a cursor; `undefined` when it is none of ours. */
export function readCursor(
  text: string,
  query: string,
): (Cursor & { readonly sameQuery: boolean }) | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.toString('base64url') !== text) return undefined
  const match = /^(\d{1,15})\.(\d{1,15})\.([0-9a-f]{12})$/.exec(bytes.toString())
  if (match === null) return undefined
  const [, position, walk, mark] = match
  return { position: Number(position), walk: Number(walk), sameQuery: mark === digest(query) }
}

function digest(query: string): string {
  return createHash('sha256').update(query).digest('hex').slice(0, 12)
}
