/** Path of the memo of a transaction, below the base URL. */
export function memoPath(transactionId: string): string {
  return `/transactions/transactions/${encodeURIComponent(transactionId)}/memo`
}
