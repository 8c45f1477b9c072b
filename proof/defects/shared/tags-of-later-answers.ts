import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

/** What writes a resource that is read with its entity tag. */
const operations = {
  updateTransactionMemo: 'transactions.updateTransactionMemo.match-tag-of-answer',
  setString: 'text.setString.match-tag-of-answer',
  setFormat: 'text.setFormat.match-tag-of-answer',
} as const

/** Operations that tell the entity tag of what they wrote at first, and later one that no reading tells. */
const defects: readonly Defect[] = Object.entries(operations).map(([id, broken]) => ({
  name: `tags-of-later-answers-${id}`,
  sentence: `From the third write of a resource on, ${id} answers with an entity tag that it has not.`,
  breaks: [broken],
  response: remember(
    () => new Map<string, number>(),
    (written, response, request, { operation }) => {
      if (operation !== id || !response.ok) return response
      const times = (written.get(request.url) ?? 0) + 1
      written.set(request.url, times)
      if (times < 3) return response
      const headers = new Headers(response.headers)
      headers.set('etag', `"written-${times}-times"`)
      return new Response(response.body, { status: response.status, headers })
    },
  ),
}))

export default defects
