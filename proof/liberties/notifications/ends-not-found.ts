import type { Liberty } from '../../liberty.js'
import { refused } from '../../alterations/refused.js'

const ends = [
  'expireDefinition',
  'deleteDefinition',
  'expireNotification',
  'deleteInAppNotification',
]

const liberty: Liberty = {
  name: 'ends-not-found',
  sentence: 'Where the supplement says that something is expired or deleted, there is nothing.',
  because: 'What these operations take is not shown, and a supplement may be wrong about it.',
  request: (request, { operation = '' }) =>
    ends.includes(operation)
      ? new Request(request.url.replace(/(def|ntf)-[^&]+$/, '$1-none'), request)
      : request,
  response: (response, _request, { operation = '' }) =>
    ends.includes(operation) && response.status < 500 ? refused(404, 'Nothing is here.') : response,
}

export default liberty
