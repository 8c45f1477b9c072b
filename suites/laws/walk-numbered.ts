import type { Answer, Item, Order, Sender } from '../../src/scenario/index.js'

export interface NumberedWalk {
  readonly pages: readonly { readonly answer: Answer; readonly start: number }[]
  readonly items: readonly Item[]
  /** Whether the end was reached within the bounds. */
  readonly complete: boolean
}

/** Reads a list page by page, reckoning each start from the items before it; follows no link. */
export async function walkNumbered(
  sender: Sender,
  operationId: string,
  query: Order['query'],
  mostPages: number,
): Promise<NumberedWalk> {
  const pages: { answer: Answer; start: number }[] = []
  const items: Item[] = []
  while (pages.length < mostPages) {
    const start = items.length
    const answer = await sender.send(operationId, { query: { ...query, start } })
    if (answer.status !== 200) return { pages, items, complete: false }
    // The empty page behind the last one is no page of the list, unless the list is empty.
    if (answer.items.length === 0 && start > 0) return { pages, items, complete: true }
    pages.push({ answer, start })
    items.push(...answer.items)
    const count = answer.at('/count')
    if (answer.items.length === 0 || (typeof count === 'number' && items.length >= count))
      return { pages, items, complete: true }
  }
  return { pages, items, complete: false }
}
