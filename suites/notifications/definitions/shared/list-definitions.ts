import {
  type RequestInput,
  type Sender,
  type Walk,
  walkNumbered,
} from '../../../../src/scenario/index.js'

const mostPages = 40

/** The definitions that a query finds, page by page. */
export const listDefinitions = (
  sender: Sender,
  query: NonNullable<RequestInput['query']> = {},
): Promise<Walk> => walkNumbered(sender, 'getDefinitions', query, { pages: mostPages })
