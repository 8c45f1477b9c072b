import { changeJson } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

/** Requests without a context. */
const bare = new WeakSet<Request>()
const withoutContext = changeJson({ statuses: [201] }, ({ contextName: _, ...rest }) => rest)

/** A bank that takes a definition without a context, for a generic page, and shows of it what was sent. */
const liberty: Liberty = {
  name: 'bare-definitions-shown-as-sent',
  sentence: 'A definition that is created without a context is shown without one.',
  because:
    'Which members the body has to have is not shown, nor what becomes of one that it leaves out.',
  async request(request) {
    const { url, method, headers } = request
    if (method !== 'POST' || !url.endsWith('/notifications/definitions')) return request
    const text = await request.text()
    const isBare = text.includes('"type"') && !text.includes('"contextName"')
    if (isBare) bare.add(request)
    const body = isBare ? text.replace('"type"', '"contextName":"none","type"') : text
    return new Request(url, { method, headers, body })
  },
  response: (response, request, context) =>
    bare.has(request) ? withoutContext(response, request, context) : response,
}

export default liberty
