import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'other-transaction-answered',
  sentence: 'getTransaction returns the first transaction of an account instead of its fifth.',
  breaks: ['transactions.transaction.same'],
  request(request, { operation }) {
    if (operation !== 'getTransaction') return request
    return new Request(request.url.replace(/txn-c0005$/, 'txn-c0001'), request)
  },
}

export default defect
