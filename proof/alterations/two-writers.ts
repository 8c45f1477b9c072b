import type { AlteredBehaviour } from '../variation.js'
import { lists } from './lag.js'

/** What one request changed, as it was before. */
interface Change<Item> {
  readonly at: number
  readonly node: number
  readonly key: string
  readonly before: Item | undefined
}

/**
 * Requests go to two nodes by turns, and both take writes. The lists of one show what it wrote at once, and what the other
 * one wrote so many milliseconds later. What is asked for alone is shown as it is.
 */
export const twoWriters =
  (milliseconds: number): AlteredBehaviour =>
  ({ admits, definitions, texts, messages }) => {
    let now = 0
    let node = 0
    let isList = false

    /** What a book holds as one node sees it; `writes` are the methods that change it. */
    const see = <Book extends object, Item>(
      book: Book,
      read: () => readonly Item[],
      keyOf: (item: Item) => string,
      writes: readonly (keyof Book)[],
    ): { readonly read: () => readonly Item[]; readonly book: Book } => {
      let changes: readonly Change<Item>[] = []
      const byKey = (): Map<string, Item> => new Map(read().map((one) => [keyOf(one), one]))
      const changed = { ...book }
      for (const name of writes) {
        const write = book[name] as (...told: unknown[]) => unknown
        const writeAndNote = (...told: unknown[]): unknown => {
          const [before, done, after] = [byKey(), write(...told), byKey()]
          const keys = new Set([...before.keys(), ...after.keys()])
          const others = [...keys].filter((key) => before.get(key) !== after.get(key))
          const recent = changes.filter(({ at }) => at > now - milliseconds)
          const own = others.map((key) => ({ at: now, node, key, before: before.get(key) }))
          changes = [...recent, ...own]
          return done
        }
        changed[name] = writeAndNote as Book[typeof name]
      }
      const readThere = (): readonly Item[] => {
        const seen = byKey()
        const isUnseen = (one: Change<Item>): boolean =>
          isList && one.node !== node && one.at > now - milliseconds
        for (const { key, before } of changes.filter(isUnseen).toReversed())
          if (before === undefined) seen.delete(key)
          else seen.set(key, before)
        return [...seen.values()]
      }
      return { read: readThere, book: changed }
    }

    return {
      admits(actor, operation, at) {
        now = at
        node = 1 - node
        isList = lists.has(operation)
        return admits(actor, operation, at)
      },
      definitions(own) {
        const before = definitions(own)
        const writes = ['add', 'put', 'erase'] as const
        const { book, read } = see(before, before.all, ({ id }) => id, writes)
        return { ...book, all: read }
      },
      texts(own) {
        const before = texts(own)
        const keyOf = ({ group, name }: { group: string; name: string }) => `${group}.${name}`
        const { book, read } = see(before, before.strings, keyOf, ['write', 'erase'])
        return { ...book, strings: read }
      },
      messages(own) {
        const before = messages(own)
        const { book, read } = see(before, before.waiting, ({ id }) => id, ['add', 'remove'])
        return { ...book, waiting: read }
      },
    }
  }
