import type { Defect } from '../../defect.js'
import { isBy } from '../../alterations/call-as.js'
import { problem } from '../../alterations/problem.js'

/** Accounts that a list says the caller may view, and that are refused to this caller. */
const defects: readonly Defect[] = [
  {
    name: 'listed-and-refused-loan',
    sentence: 'getAccount knows no loan.',
    breaks: ['accounts.getAccount.same-account'],
    async response(response, _request, { operation }) {
      if (operation !== 'getAccount' || response.status !== 200) return response
      const isLoan = (await response.clone().text()).includes('"type":"loan"')
      return isLoan ? problem(404, 'accountNotFound') : response
    },
  },
  {
    name: 'listed-and-refused-balance',
    sentence: 'The balance of one account is refused with 403, though it may be viewed.',
    breaks: ['accounts.allows.view-meaning'],
    response: (response, { url }, { operation }) =>
      operation === 'listAccountBalances' && response.ok && url.includes('acct-000107')
        ? problem(403, 'accountNotPermitted')
        : response,
  },
  {
    name: 'listed-and-refused-balance-of-joint',
    sentence: 'The balance of a joint account is refused to the second of its owners.',
    breaks: ['accounts.allows.view-meaning'],
    response: (response, request, { operation }) =>
      operation === 'listAccountBalances' && response.ok && isOfJoint(request)
        ? problem(403, 'accountNotPermitted')
        : response,
  },
  {
    name: 'listed-and-refused-joint',
    sentence: 'getAccount does not find a joint account for the second of its owners.',
    breaks: ['accounts.getAccount.same-account'],
    response: (response, request, { operation }) =>
      operation === 'getAccount' && response.ok && isOfJoint(request)
        ? problem(404, 'accountNotFound')
        : response,
  },
]

const isOfJoint = (request: Request): boolean =>
  isBy(request, 'OTHER_CUSTOMER') && request.url.includes('acct-000103')

export default defects
