import { changeJson } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

const hour = 3_600_000

const sinceThen = changeJson({ statuses: [503] }, (problem, _response, _request, { now }) => ({
  ...problem,
  occurredAt: new Date(now() - 2 * hour).toISOString(),
}))

const liberty: Liberty = {
  name: 'outages-told-since-when',
  sentence: 'While the banking core is down, the problem tells when it went down: two hours ago.',
  because:
    'When the error of an outage occurred is not shown: its cause may have begun long before.',
  response: async (response, request, context) => {
    if (response.status !== 503) return response
    const told = await sinceThen(response, request, context)
    const headers = new Headers(told.headers)
    headers.set('date', new Date(context.now()).toUTCString())
    return new Response(told.body, { status: told.status, headers })
  },
}

export default liberty
