import { refused } from '../../alterations/refused.js'
import type { Liberty } from '../../liberty.js'

const liberty: Liberty = {
  name: 'contexts-as-shown',
  sentence:
    'Active notifications are asked for in one context, or with global|user, and not otherwise.',
  because: 'Of contexts that are asked for together, global|user alone is shown.',
  response(response, { url }, { operation }) {
    const wanted = new URL(url).searchParams.get('context') ?? ''
    return operation === 'getActiveNotifications' &&
      wanted.includes('|') &&
      wanted !== 'global|user'
      ? refused(400, 'There is no such context.')
      : response
  },
}

export default liberty
