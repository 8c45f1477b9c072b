import type { Liberty } from '../../liberty.js'
import { refused } from '../../alterations/refused.js'

const ends = [
  'expireDefinition',
  'deleteDefinition',
  'expireNotification',
  'deleteInAppNotification',
]

/** Nothing that is expired or deleted is found by what the supplement shows. */
const unfound = (status: number): Pick<Liberty, 'request' | 'response'> => ({
  request: (request, { operation = '' }) =>
    ends.includes(operation)
      ? new Request(request.url.replace(/(def|ntf)-[^&]+$/, '$1-none'), request)
      : request,
  response: (response, _request, { operation = '' }) =>
    ends.includes(operation) && response.status < 500 ? refused(status, 'Not so.') : response,
})

/** Ways to expire and delete of which the supplement is wrong. */
const liberties: readonly Liberty[] = [
  {
    name: 'ends-not-found',
    sentence: 'Where the supplement says that something is expired or deleted, there is nothing.',
    because: 'What these operations take is not shown, and a supplement may be wrong about it.',
    ...unfound(404),
  },
  {
    name: 'ends-in-need-of-more',
    sentence: 'Without more than the supplement says, nothing is expired or deleted.',
    because: 'What these operations take is not shown, and a supplement may not tell all of it.',
    ...unfound(422),
  },
]

export default liberties
