import type { Behaviour } from '../../src/reference/behaviour.js'
import type { MemoStore } from '../../src/reference/transactions/memo-store.js'

/**
 * A bank that keeps memos otherwise.
 *
 * @param change what is done in the place of some of what its store does, made anew for each bank
 */
export const changeMemos =
  (change: (kept: MemoStore) => Partial<MemoStore>) =>
  ({ memos }: Behaviour): Partial<Behaviour> => ({
    memos(book) {
      const kept = memos(book)
      return { ...kept, ...change(kept) }
    },
  })
