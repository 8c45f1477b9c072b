import type { Defect } from '../../defect.js'

const rows = [
  ['updateTransactionMemo', 'transactions.updateTransactionMemo.match-stale'],
  ['setString', 'text.setString.match-stale'],
  ['setFormat', 'text.setFormat.match-stale'],
  ['updateDefinition', 'notifications.updateDefinition.match-stale'],
] as const

/** Writes of a bank that reads one entity tag, and takes more of them for no condition. */
const defects: readonly Defect[] = rows.map(([id, broken]) => ({
  name: `lists-of-old-tags-${id}`,
  sentence: `${id} overlooks If-Match where several entity tags stand in it.`,
  breaks: [broken],
  request(request, { operation }) {
    if (operation !== id || request.headers.get('if-match')?.includes(',') !== true) return request
    const headers = new Headers(request.headers)
    headers.set('if-match', '*')
    return new Request(request, { headers })
  },
}))

export default defects
