import { changeJson } from '../../alterations/change-json.js'
import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

const place = /\/transactions\/([^/]+)(?:\/memo)?$/

/** A bank that keeps one time for whatever is written to a transaction. */
const defect: Defect = {
  name: 'times-of-memos',
  sentence: 'A transaction that is given a memo took effect when that was written.',
  breaks: ['transactions.memo.others-untouched'],
  response: remember(
    () => new Map<string, string>(),
    (written, response, request, context) => {
      const [, id = ''] = place.exec(new URL(request.url).pathname) ?? []
      if (context.operation === 'updateTransactionMemo' && response.ok)
        written.set(id, new Date(context.now()).toISOString())
      const effectiveAt = written.get(id)
      if (context.operation !== 'getTransaction' || effectiveAt === undefined) return response
      const tell = changeJson({ statuses: [200] }, (one) => ({ ...one, effectiveAt }))
      return tell(response, request, context)
    },
  ),
}

export default defect
