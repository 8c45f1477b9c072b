/** A list that is paged by number. */
export interface NumberedList {
  /** The interface. */
  readonly name: string
  readonly operation: string
  /** Whether a page has a documented size when none is asked for. */
  readonly defaultLimit: boolean
  /** Whether the document leaves open what a count is of, and what the last page links to. */
  readonly bare: boolean
  /** What is broken when `count` does not heed filters; absent where nothing shows it. */
  readonly countOfFilters?: string
  /** Member of an item that is a text, in whose order the list is not. */
  readonly unordered: string
  /** Path of another collection, below the base URL. */
  readonly other: string
}

/** The lists that are paged by number, for variations that are about any of them. */
export const numberedLists: readonly NumberedList[] = [
  {
    name: 'transactions',
    operation: 'getPendingTransactions',
    bare: false,
    defaultLimit: true,
    // Without filters, it leaves out what is on hold no more.
    countOfFilters: 'transactions.getPendingTransactions.pages-count',
    unordered: 'providerSummary',
    other: '/transactions/transactions',
  },
  {
    name: 'notifications',
    operation: 'getDefinitions',
    bare: true,
    defaultLimit: true,
    countOfFilters: 'notifications.getDefinitions.filters-with-pages',
    unordered: 'type',
    other: '/transactions/transactions',
  },
  {
    name: 'messages',
    operation: 'getPullNotifications',
    bare: true,
    defaultLimit: false,
    countOfFilters: 'messages.getPullNotifications.filters-with-pages',
    unordered: 'updatedAt',
    other: '/transactions/transactions',
  },
  {
    name: 'messages',
    operation: 'getDeliveryQueue',
    bare: true,
    defaultLimit: false,
    countOfFilters: 'messages.getDeliveryQueue.filters-with-pages',
    unordered: 'updatedAt',
    other: '/transactions/transactions',
  },
]
