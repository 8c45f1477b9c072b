import type { Liberty } from '../../liberty.js'
import { refused } from '../../alterations/refused.js'

const lists = ['getDefinitions', 'getPullNotifications', 'getDeliveryQueue']

/** Search strings that are refused. */
const liberties: readonly Liberty[] = [
  {
    name: 'short-searches-refused',
    sentence: 'A search string of fewer than four characters gives 422.',
    because: 'How short a search string may be is not shown.',
    response(response, { url }, { operation = '' }) {
      const q = new URL(url).searchParams.get('q')
      const isShort = lists.includes(operation) && q !== null && [...q].length < 4
      return isShort && response.status === 200 ? refused(422, 'q is too short') : response
    },
  },
]

export default liberties
