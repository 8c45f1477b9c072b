import type { Defect } from '../../defect.js'
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
]

export default defects
