import type { Behaviour } from '../../src/reference/behaviour.js'

/** What a bank keeps, by the name of the behaviour that opens it. */
interface Stores {
  readonly memos: ReturnType<Behaviour['memos']>
  readonly notifications: ReturnType<Behaviour['notifications']>
  readonly definitions: ReturnType<Behaviour['definitions']>
}

/**
 * A bank that keeps something otherwise.
 *
 * @param change what is done in the place of some of what its store does, made anew for each bank
 */
export const changeStore =
  <Name extends keyof Stores>(
    name: Name,
    change: (kept: Stores[Name]) => Partial<Stores[Name]>,
  ): ((before: Pick<Behaviour, Name>) => Partial<Behaviour>) =>
  (before) => {
    const open = before[name] as (book: unknown) => Stores[Name]
    return {
      [name](book: unknown): Stores[Name] {
        const kept = open(book)
        return { ...kept, ...change(kept) }
      },
    }
  }
