import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'other-account-answered',
  sentence: "getAccount returns the customer's first account instead of any that is new.",
  breaks: ['accounts.getAccount.same-account'],
  request(request, { operation }) {
    if (operation !== 'getAccount') return request
    return new Request(request.url.replace(/acct-x\d+$/, 'acct-000101'), request)
  },
}

export default defect
