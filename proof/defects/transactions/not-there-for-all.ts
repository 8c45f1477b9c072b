import type { Defect } from '../../defect.js'
import { refused } from '../../alterations/refused.js'
import { remember } from '../../alterations/remember.js'

/** A bank that remembers what was not there, no matter for whom. */
const defect: Defect = {
  name: 'not-there-for-all',
  sentence: 'A transaction that was not there for another caller is not there any more.',
  breaks: ['transactions.transaction.same'],
  response: remember(
    () => new Set<string>(),
    (missing, response, { url }, { operation }) => {
      if (operation !== 'getTransaction') return response
      if (response.status === 404) missing.add(url)
      const isMissing = response.ok && missing.has(url)
      return isMissing ? refused(404, 'No such transaction.', 'transactionNotFound') : response
    },
  ),
}

export default defect
