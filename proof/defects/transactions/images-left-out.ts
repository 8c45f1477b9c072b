import type { Defect } from '../../defect.js'

/** Images of one side that are kept elsewhere, and not found there. */
const defect: Defect = {
  name: 'images-left-out',
  sentence: 'The link to the back of a check is answered with 204.',
  breaks: [
    'transactions.getTransactions.items-link-svc:checkBackImage',
    'transactions.getTransaction.body-link-svc:checkBackImage',
  ],
  response: (response, { url }, { operation }) =>
    operation === 'getCheckImage' && url.endsWith('/back')
      ? new Response(null, { status: 204 })
      : response,
}

export default defect
