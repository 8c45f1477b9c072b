import { accountsElsewhere } from '../../alterations/accounts-elsewhere.js'
import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'accounts-elsewhere-no-back-images',
  sentence:
    'Transactions link to accounts of another server, and to backs of checks that are nowhere.',
  breaks: [
    'transactions.getTransaction.body-link-svc:checkBackImage',
    'transactions.getTransactions.items-link-svc:checkBackImage',
  ],
  response: (response, request, context) =>
    request.url.endsWith('/back')
      ? refused(404, 'There is no such image.', 'invalidCheckId')
      : accountsElsewhere(response, request, context),
}

export default defect
