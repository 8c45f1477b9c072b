import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

/** What shows by itself a resource that can be written. */
const operations = {
  getTransaction: 'transactions.getTransaction.tag-modified',
  getTransactionMemo: 'transactions.getTransactionMemo.tag-modified',
  getString: 'text.getString.tag-modified',
  getFormat: 'text.getFormat.tag-modified',
} as const

/** Operations that remember the entity tag that they told last, and learn of a write when they are read as a whole. */
const defects: readonly Defect[] = Object.entries(operations).map(([id, broken]) => ({
  name: `tags-told-last-${id}`,
  sentence: `${id} answers with 304 to the entity tag that it told last, whatever was written since.`,
  breaks: [broken],
  response: remember(
    () => new Map<string, string>(),
    (told, response, request, { operation }) => {
      const etag = response.headers.get('etag')
      if (operation !== id || response.status !== 200 || etag === null) return response
      const known = request.headers.get('if-none-match')
      if (known !== null && told.get(request.url) === known)
        return new Response(null, { status: 304, headers: { etag: known } })
      told.set(request.url, etag)
      return response
    },
  ),
}))

export default defects
