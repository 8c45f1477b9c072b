import type { Defect } from '../../defect.js'

const rows = [
  ['updateTransactionMemo', 'transactions.updateTransactionMemo.match-stale'],
  ['setString', 'text.setString.match-stale'],
  ['setFormat', 'text.setFormat.match-stale'],
  ['updateDefinition', 'notifications.updateDefinition.match-stale'],
] as const

/** Writes with one entity tag that are under way in a bank, which is known by its clock. */
const writing = new WeakMap<() => number, Map<string, number>>()

/** Counts a write that begins or ends; how many like it are under way then. */
function count(request: Request, now: () => number, by: 1 | -1): number {
  const all = writing.get(now) ?? new Map<string, number>()
  writing.set(now, all)
  const key = `${request.url} ${request.headers.get('if-match')}`
  const many = (all.get(key) ?? 0) + by
  all.set(key, many)
  return many
}

/** Entity tags are looked at before the write that came earlier is done. */
const defects: readonly Defect[] = rows.map(([id, broken]) => ({
  name: `writes-at-once-${id}`,
  sentence: `Of two requests at once with the current entity tag, ${id} carries out both.`,
  breaks: [broken],
  request(request, { operation, now }) {
    if (operation !== id || !request.headers.has('if-match')) return request
    if (count(request, now, 1) === 1) return request
    const headers = new Headers(request.headers)
    headers.set('if-match', '*')
    return new Request(request, { headers })
  },
  response(response, request, { operation, now }) {
    if (operation === id && request.headers.has('if-match')) count(request, now, -1)
    return response
  },
}))

export default defects
