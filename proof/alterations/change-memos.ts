import { changeStore } from './change-store.js'
import type { MemoStore } from '../../src/reference/transactions/memo-store.js'

/** A bank that keeps memos otherwise. */
export const changeMemos = (change: (kept: MemoStore) => Partial<MemoStore>) =>
  changeStore('memos', change)
