import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'

const rows = [
  ['createDefinition', 201, 'notifications.createDefinition.201.ETag'],
  ['createGlobalDefinition', 201, 'notifications.createGlobalDefinition.201.ETag'],
  ['setString', 200, 'text.setString.200.ETag'],
  ['setString', 201, 'text.setString.201.ETag'],
  ['setFormat', 200, 'text.setFormat.200.ETag'],
  ['updateTransactionMemo', 201, 'transactions.updateTransactionMemo.201.ETag'],
] as const

/** Answers to writes whose entity tag is none. */
const defects: readonly Defect[] = rows.map(([operation, status, id]) => ({
  name: `unquoted-tags-${operation}-${status}`,
  sentence: `The entity tag in a ${status} answer of ${operation} has no quotes.`,
  breaks: [id],
  response: changeResponse({ operations: [operation], statuses: [status] }, (response) => {
    const headers = new Headers(response.headers)
    headers.set('etag', (headers.get('etag') ?? '').replaceAll('"', ''))
    return new Response(response.body, { status, headers })
  }),
}))

export default defects
