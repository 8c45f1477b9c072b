import { inQuery } from '../../api-doc/parameters.js'

const text = { schema: { type: 'string' } }

/** What narrows and pages a collection of notifications. */
export const collectionParameters: readonly object[] = [
  inQuery('subscription', text),
  inQuery('subscriptionUri', { ...text, deprecated: true }),
  inQuery('topic', text),
  inQuery('start', { schema: { type: 'integer', format: 'int64', minimum: 0, default: 0 } }),
  inQuery('limit', { schema: { type: 'integer', format: 'int32', minimum: 0 } }),
  inQuery('sortBy', text),
  inQuery('filter', text),
  inQuery('q', text),
]
