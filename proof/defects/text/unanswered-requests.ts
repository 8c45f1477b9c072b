import type { Defect } from '../../defect.js'
import { refused } from '../../alterations/refused.js'

const operations = [
  ['getStrings', 'text.getStrings.answers'],
  ['getString', 'text.getString.answers'],
  ['getApiDoc', 'text.getApiDoc.answers'],
  ['getFormats', 'text.getFormats.answers'],
  ['getFormat', 'text.getFormat.answers'],
] as const

/** Operations that refuse what is in order: who has nothing yet has no entity tag to name. */
const defects: readonly Defect[] = operations.map(([id, broken]) => ({
  name: `unanswered-requests-${id}`,
  sentence: `${id} asks for If-None-Match, which need not be given.`,
  breaks: [broken],
  response(response, request, { operation }) {
    if (operation !== id || response.status !== 200 || request.headers.has('if-none-match'))
      return response
    return refused(400, 'If-None-Match is missing.')
  },
}))

export default defects
