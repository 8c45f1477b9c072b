import { changeHeaders } from '../../alterations/change-headers.js'
import type { Defect } from '../../defect.js'

const relocate = changeHeaders((headers) => {
  const location = headers.get('location')
  if (location !== null) headers.set('location', `/api${location}`)
})

const defect: Defect = {
  name: 'locations-of-host',
  sentence: 'The Location of a memo begins at the root of the host, not at that of the interface.',
  breaks: ['transactions.memo.created-location'],
  response: (response, request, context) =>
    context.operation === 'updateTransactionMemo' ? relocate(response, request, context) : response,
}

export default defect
