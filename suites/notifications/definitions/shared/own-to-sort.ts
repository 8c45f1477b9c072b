import type { Answer, Item, Stage } from '../../../../src/scenario/index.js'
import { createOwn } from '../../shared/create-own.js'
import { listDefinitions } from './list-definitions.js'
import { ownType } from '../../shared/own-definition.js'

/** Plain small letters, which every order of texts puts in the same order; neither as they are created. */
const created = [
  ['c', 'account', 'medium'],
  ['e', 'account', 'high'],
  ['d', 'transaction', 'medium'],
  ['b', 'transaction', 'high'],
  ['a', 'none', 'medium'],
] as const

/** The list in the order that was asked for. */
export interface Sorted {
  readonly sortBy: string
  /** Its first page, and those of ours; absent where a field to sort by is refused. */
  readonly page?: Answer
  readonly mine?: readonly Item[]
  readonly stopped?: Answer | undefined
}

/** Definitions of ours, and how the list sorts them. */
export interface OwnToSort {
  readonly content: readonly { readonly type: string; readonly contextName: string }[]
  sorted(sortBy: string): Promise<Sorted>
}

/** Creates definitions that differ in type, context and priority. */
export async function ownToSort(stage: Stage): Promise<OwnToSort> {
  const stem = ownType(stage.random)
  const content = created.map(([letter, contextName, priority]) => ({
    type: `${stem}${letter}`,
    contextName,
    priority,
  }))
  const own = new Set<string>()
  for (const one of content) own.add((await createOwn(stage, one)).id)
  const type = content.map((one) => one.type)
  return {
    content,
    async sorted(sortBy) {
      const { items, pages, stopped } = await listDefinitions(stage.admin, { type, sortBy })
      const page = pages[0]?.answer
      const mine = items.filter(({ _id: id }) => own.has(String(id)))
      if (page === undefined || mine.length < own.size) return { sortBy, stopped }
      return { sortBy, page, mine }
    },
  }
}
