import { changeJson } from '../change-json.js'
import type { Defect } from '../defect.js'

const operations = ['listAccounts', 'getAccount', 'listAccountBalances', 'listEligibleAchAccounts']
const change = changeJson({ statuses: [401] }, (body) => ({ ...body, status: 403 }))

const defect: Defect = {
  name: 'missing-token-forbidden',
  sentence: 'A caller with a key and no token is forbidden, instead of asked to authenticate.',
  breaks: operations.map((id) => `accounts.${id}.without-token`),
  async response(response, request, context) {
    if (!operations.includes(context.operation ?? '')) return response
    const { headers } = request
    if (!headers.has('api-key') || headers.has('authorization')) return response
    const changed = await change(response, request, context)
    return new Response(changed.body, { status: 403, headers: changed.headers })
  },
}

export default defect
