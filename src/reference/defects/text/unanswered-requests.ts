import type { Defect } from '../../defect.js'

interface Row {
  readonly operation: string
  /** What else is broken by it: links that lead there. */
  readonly also: readonly string[]
}

const rows: readonly Row[] = [
  { operation: 'getStrings', also: [] },
  { operation: 'getString', also: ['text.getStrings.items-link-self'] },
  { operation: 'getApiDoc', also: [] },
  { operation: 'getFormats', also: [] },
  { operation: 'getFormat', also: ['text.getFormats.items-link-self'] },
]

/** Operations that refuse what is in order: who has nothing yet has no entity tag to name. */
const defects: readonly Defect[] = rows.map(({ operation: id, also }) => ({
  name: `unanswered-requests-${id}`,
  sentence: `${id} asks for If-None-Match, which need not be given.`,
  breaks: [`text.${id}.answers`, ...also],
  response(response, request, { operation }) {
    if (operation !== id || response.status !== 200 || request.headers.has('if-none-match'))
      return response
    const error = { statusCode: 400, message: 'If-None-Match is missing.' }
    return new Response(JSON.stringify({ _error: error }), {
      status: 400,
      headers: { 'content-type': 'application/hal+json' },
    })
  },
}))

export default defects
