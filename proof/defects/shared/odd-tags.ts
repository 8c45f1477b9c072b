import { Refusal } from '../../../src/reference/http/refusal.js'
import type { Defect } from '../../defect.js'

const rows = [
  ['getString', 'text.getString.status'],
  ['getResolvedText', 'text.getResolvedText.status'],
  ['getTransactionMemo', 'transactions.getTransactionMemo.status'],
] as const

/** A service that takes what stands in If-None-Match for tags, whatever it is. */
const defects: readonly Defect[] = rows.map(([id, broken]) => ({
  name: `odd-tags-${id}`,
  sentence: `What is no entity tag in If-None-Match brings ${id} down.`,
  breaks: [broken],
  behaviour: ({ hasAlready }) => ({
    hasAlready(known, tag, operation) {
      if (operation === id && /^\w/.test(known) && !known.startsWith('W/'))
        throw new Refusal(500, 'internalError', 'The service is out of order.')
      return hasAlready(known, tag, operation)
    },
  }),
}))

export default defects
