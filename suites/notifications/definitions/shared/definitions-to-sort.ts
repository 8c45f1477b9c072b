import type { Item, Stage, Walk } from '../../../../src/scenario/index.js'
import { createOwn } from '../../shared/create-own.js'
import { listDefinitions } from './list-definitions.js'
import { greeting, ownType } from '../../shared/own-definition.js'

/** Small letters, which every way to compare texts puts in the same order; they are not created in that order. */
const created = [
  ['c', 'account', 'medium'],
  ['e', 'account', 'high'],
  ['d', 'transaction', 'medium'],
  ['b', 'transaction', 'high'],
  ['a', 'none', 'medium'],
] as const

/** A search string that may be refused: what a search finds, and how short one may be, is not shown. */
const letter = 'a'

/** The list in the order that was requested. */
export interface Sorted {
  readonly list: Walk
  /** Our definitions in it; undefined where some are missing, for instance because the field to sort by is refused, or there twice. */
  readonly mine: readonly Item[] | undefined
}

export type Beside = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** Definitions of ours, and how the list sorts them. */
export interface DefinitionsToSort {
  /**
   * @param beside what else is asked for; a filter takes the place of that by type, by which the list is short
   */
  sorted(sortBy: string, beside?: Beside): Promise<Sorted>
  /** What may be asked for beside an order, and leaves them all in the list. */
  readonly besides: readonly Beside[]
  /** The same, looked at once. */
  readonly besidesOnce: readonly Beside[]
  /** The list of those that a search finds among ours, if any. */
  searched(sortBy: string): Promise<Walk>
  /** Their identifiers in the order that is asked for. */
  inOrder(sortBy: string): readonly string[]
}

/** Creates definitions that differ in type, context and priority. */
export async function definitionsToSort(stage: Stage): Promise<DefinitionsToSort> {
  const stem = ownType(stage.random)
  const content: { readonly id: string; readonly type: string; readonly contextName: string }[] = []
  for (const [letter, contextName, priority] of created) {
    const type = `${stem}${letter}`
    const { id } = await createOwn(stage, { type, contextName, priority, ...greeting })
    content.push({ id, type, contextName })
  }
  // What they all begin with is the type of none of them: a rule looks at what the list holds.
  await listDefinitions(stage.admin, { type: [stem] })
  const type = content.map((one) => one.type)
  const contextName = [...new Set(content.map((one) => one.contextName))]
  const ids = content.map(({ id }) => id)
  return {
    async sorted(sortBy, beside = { type }) {
      const ours = ({ items }: Walk) => items.filter(({ _id: id }) => ids.includes(String(id)))
      // Pages of several nodes of a service may hold one twice as long as not all of them have all.
      const areAll = (items: readonly Item[]) =>
        items.length === ids.length && new Set(items.map(({ _id: id }) => id)).size === ids.length
      const list = await stage.settled(
        () => listDefinitions(stage.admin, { ...beside, sortBy }),
        (seen) => seen.pages[0]?.status !== 200 || areAll(ours(seen)),
      )
      const mine = ours(list)
      return { list, mine: mine.length === ids.length ? mine : undefined }
    },
    besides: [
      { type, limit: 2 },
      { type, expired: false },
      { contextName },
      { type, contextName, expired: false },
    ],
    besidesOnce: [{ type, contextName }, { contextName, expired: false }, { expired: false }],
    searched: (sortBy) => listDefinitions(stage.admin, { type, q: letter, sortBy }),
    inOrder: (sortBy) => {
      const fields = sortBy.split(',').map((field) => ({
        name: field.replace('-', '') as 'type' | 'contextName',
        descending: field.startsWith('-'),
      }))
      const inOrder = content.toSorted((one, other) => {
        for (const { name, descending } of fields)
          if (one[name] !== other[name]) return one[name] < other[name] === descending ? 1 : -1
        return 0
      })
      return inOrder.map(({ id }) => id)
    },
  }
}
