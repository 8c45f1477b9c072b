import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'

const rows = [
  ['missing', 'without WWW-Authenticate', (headers: Headers) => headers.delete('www-authenticate')],
  ['empty', 'with an empty one', (headers: Headers) => headers.set('www-authenticate', '')],
] as const

const operations = [
  ['listAccounts', 'accounts.listAccounts.401.WWW-Authenticate'],
  ['getAccount', 'accounts.getAccount.401.WWW-Authenticate'],
] as const

/** Operations that must say how to authenticate, and do not. */
const defects: readonly Defect[] = operations.flatMap(([operation, broken]) =>
  rows.map(([name, sentence, change]) => ({
    name: `missing-challenges-${operation}-${name}`,
    sentence: `${operation} answers with 401 ${sentence}.`,
    breaks: [broken],
    response: changeResponse({ operations: [operation], statuses: [401] }, (response) => {
      const headers = new Headers(response.headers)
      change(headers)
      return new Response(response.body, { status: 401, headers })
    }),
  })),
)

export default defects
