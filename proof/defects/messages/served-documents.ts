import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  name: string,
  sentence: string,
  breaks: string,
  operation: 'getApi' | 'getApiDoc',
  change: (response: Response) => Response | Promise<Response>,
]

const login = (): Response => new Response(null, { status: 302, headers: { location: '/login' } })

const rows: readonly Row[] = [
  [
    'definition-login',
    'getApiDoc redirects every caller to the login page',
    'messages.getApiDoc.status',
    'getApiDoc',
    login,
  ],
  [
    'definition-html',
    'getApiDoc says that its JSON is HTML',
    'messages.getApiDoc.media-type',
    'getApiDoc',
    ({ body }) => new Response(body, { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'definition-cut',
    'getApiDoc stops in the middle of the document',
    'messages.getApiDoc.body',
    'getApiDoc',
    async (response) => {
      const text = await response.text()
      return new Response(text.slice(0, text.length / 2), response)
    },
  ],
  [
    'root-login',
    'getApi redirects every caller to the login page',
    'messages.getApi.status',
    'getApi',
    login,
  ],
]

/** Wrong answers of what tells of the interface itself. */
const defects: readonly Defect[] = rows.map(([name, sentence, breaks, operation, change]) => ({
  name: `served-documents-${name}`,
  sentence: `${sentence}.`,
  breaks: [breaks],
  response: changeResponse({ operations: [operation], statuses: [200] }, change),
}))

export default defects
