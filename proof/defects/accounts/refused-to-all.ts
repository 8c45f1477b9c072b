import type { Defect } from '../../defect.js'
import { isBy } from '../../alterations/call-as.js'
import { problem } from '../../alterations/problem.js'
import { remember } from '../../alterations/remember.js'

/** Refusals that are remembered by what was asked for, and not by who asked. */
const refusing = (meant: string): NonNullable<Defect['response']> =>
  remember(
    () => new Set<string>(),
    (refused, response, request, { operation }) => {
      if (operation !== meant || isBy(request, 'RESTRICTED')) return response
      if (response.status === 403) refused.add(request.url)
      const isRefused = response.status === 200 && refused.has(request.url)
      return isRefused ? problem(403, 'accountNotPermitted') : response
    },
  )

/** What was refused to one caller is refused to all. */
const defects: readonly Defect[] = [
  {
    name: 'refused-to-all-account',
    sentence: 'An account that was refused to another caller is refused to its customer as well.',
    breaks: ['accounts.getAccount.same-account'],
    response: refusing('getAccount'),
  },
  {
    name: 'refused-to-all-balance',
    sentence: 'Balances that were refused to another caller are refused to their customer as well.',
    breaks: ['accounts.allows.view-meaning'],
    response: refusing('listAccountBalances'),
  },
]

export default defects
