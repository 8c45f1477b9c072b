import { Refusal } from '../../../src/reference/http/refusal.js'
import type { Defect } from '../../defect.js'

const reads = [
  ['getString', 'text.getString.status'],
  ['getResolvedText', 'text.getResolvedText.status'],
  ['getTransactionMemo', 'transactions.getTransactionMemo.status'],
] as const
const writes = [
  ['setString', 'text.setString.status'],
  ['updateTransactionMemo', 'transactions.updateTransactionMemo.status'],
] as const

/** Is brought down by what is no list of entity tags. */
function readTags(list: string | undefined): void {
  if (list !== undefined && /^\w/.test(list) && !list.startsWith('W/'))
    throw new Refusal(500, 'internalError', 'The service is out of order.')
}

/** A service that takes what stands in If-None-Match or If-Match for tags, whatever it is. */
const defects: readonly Defect[] = [
  ...reads.map(([id, broken]): Defect => ({
    name: `odd-tags-${id}`,
    sentence: `What is no entity tag in If-None-Match brings ${id} down.`,
    breaks: [broken],
    behaviour: ({ hasAlready }) => ({
      hasAlready(known, tag, operation) {
        if (operation === id) readTags(known)
        return hasAlready(known, tag, operation)
      },
    }),
  })),
  ...writes.map(([id, broken]): Defect => ({
    name: `odd-tags-${id}`,
    sentence: `What is no entity tag in If-Match brings ${id} down.`,
    breaks: [broken],
    behaviour: ({ mayWrite }) => ({
      mayWrite(ifMatch, current, operation) {
        if (operation === id) readTags(ifMatch)
        return mayWrite(ifMatch, current, operation)
      },
    }),
  })),
]

export default defects
