import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

const lists = ['getDefinitions', 'getPullNotifications', 'getDeliveryQueue']

const liberty: Liberty = {
  name: 'bare-pages-limit-of-items',
  sentence:
    'The pages of definitions and of message notifications tell their number of items as limit.',
  because: 'Document 3 names limit among the members of its lists without a word on it.',
  response: changeJson({ operations: lists, statuses: [200] }, (page) => {
    const { items = [] } = (page['_embedded'] ?? {}) as { items?: JsonObject[] }
    return { ...page, limit: items.length }
  }),
}

export default liberty
