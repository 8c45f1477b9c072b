import type { Answer } from './answer.js'
import type { UrlParameters } from './request-url.js'
import type { Sender } from './sender.js'
import { type Bound, type Item, type Walk, walkPages } from './walk-pages.js'

/** A list as far as it was read by number. */
export interface NumberedWalk {
  /** The same, for the words of a list. */
  readonly list: Walk
  readonly pages: readonly { readonly answer: Answer; readonly start: number }[]
  readonly items: readonly Item[]
  /** Whether the end of the list was reached. */
  readonly complete: boolean
  /** The answer that was no page, if there was one. */
  readonly stopped?: Answer
}

export interface NumberedBounds {
  readonly pages: number
  /** No further page is read once so many items were. */
  readonly items?: number
}

/** Bytes of a list that is not read any further. */
const ample = 8 * 1024 * 1024

const chosen: readonly Bound[] = ['pages', 'items', 'bytes', 'time']

/**
 * Reads a list page by page by number: see `walkPages`.
 *
 * @param query with its `limit`, if one is to be asked for
 */
export async function walkNumbered(
  sender: Sender,
  operationId: string,
  query: NonNullable<UrlParameters['query']>,
  { pages: most, items: enough = Infinity }: NumberedBounds,
  path?: UrlParameters['path'],
): Promise<NumberedWalk> {
  const bounds = { pages: most, items: enough, bytes: ample, time: Infinity, now: () => 0 }
  const list = await walkPages(
    sender,
    operationId,
    { query, path },
    { ...bounds, own: chosen },
    'number',
  )
  let start = 0
  const pages = list.pages.map((answer) => {
    const begins = start
    start += answer.items.length
    return { answer, start: begins }
  })
  return {
    list,
    pages,
    items: list.items,
    complete: list.end.kind === 'complete',
    stopped: list.end.kind === 'broken' ? list.end.at : undefined,
  }
}
