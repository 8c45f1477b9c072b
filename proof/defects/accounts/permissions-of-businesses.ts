import { isBy } from '../../alterations/call-as.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** Accounts of a business that an agent is told to do more with than the filter for permissions knows. */
const defects: readonly Defect[] = ['transferFrom', 'mobileCheckDeposit'].map((permission) => ({
  name: `permissions-of-businesses-${permission}`,
  sentence: `In the list of a business each account allows ${permission}, whatever it is asked for.`,
  breaks: ['accounts.ach.agent-entitled'],
  response: changeJson(
    { operations: ['listEligibleAchAccounts'], statuses: [200] },
    (page, _response, request) => {
      const isMeant = isBy(request, 'AGENT') && new URL(request.url).searchParams.has('customerId')
      if (!isMeant) return page
      const items = (page['items'] as JsonObject[]).map((account) => ({
        ...account,
        allows: { ...(account['allows'] as JsonObject), [permission]: true },
      }))
      return { ...page, items }
    },
  ),
}))

export default defects
