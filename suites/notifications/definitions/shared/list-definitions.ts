import {
  type NumberedWalk,
  type Order,
  type Sender,
  walkNumbered,
} from '../../../../src/scenario/index.js'

const pages = 40

/** The definitions that a query finds, page by page. */
export const listDefinitions = (
  sender: Sender,
  query: NonNullable<Order['query']> = {},
): Promise<NumberedWalk> => walkNumbered(sender, 'getDefinitions', query, { pages })
