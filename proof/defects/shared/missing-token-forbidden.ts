import { changeJson } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const change = changeJson({ statuses: [401] }, (body) => ({ ...body, status: 403 }))

const operations = ['listAccounts', 'getAccount', 'listAccountBalances', 'listEligibleAchAccounts']

/** An interface that forbids what it should ask a caller to authenticate for. */
const defect: Defect = {
  name: 'missing-token-forbidden-accounts',
  sentence:
    'A caller of accounts with a key and no token is forbidden, instead of asked to authenticate.',
  breaks: [
    'accounts.listAccounts.without-token',
    'accounts.getAccount.without-token',
    'accounts.listAccountBalances.without-token',
    'accounts.listEligibleAchAccounts.without-token',
  ],
  async response(response, request, context) {
    if (!operations.some((id) => id === context.operation)) return response
    const { headers } = request
    if (!headers.has('api-key') || headers.has('authorization')) return response
    const changed = await change(response, request, context)
    return new Response(changed.body, { status: 403, headers: changed.headers })
  },
}

export default defect
