import type { Transaction } from '../books/transaction.js'

/** The memos of the bank, which customers change. */
export interface MemoStore {
  /** Text of the memo; absent when there is none. */
  of(transactionId: string): string | undefined
  write(transactionId: string, text: string): void
  erase(transactionId: string): void
  /** Back to how the bank opened. */
  reset(): void
}

/** Opens a book with the memos that the transactions bring along. */
export function openMemoStore(transactions: readonly Transaction[]): MemoStore {
  const texts = new Map<string, string>()
  const reset = () => {
    texts.clear()
    for (const { id, memo } of transactions) if (memo !== undefined) texts.set(id, memo)
  }
  reset()
  return {
    of: (id) => texts.get(id),
    write: (id, text) => void texts.set(id, text),
    erase: (id) => void texts.delete(id),
    reset,
  }
}
