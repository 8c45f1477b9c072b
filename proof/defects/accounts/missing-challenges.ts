import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'

const rows = [
  ['missing', 'without WWW-Authenticate', (headers: Headers) => headers.delete('www-authenticate')],
  ['empty', 'with an empty one', (headers: Headers) => headers.set('www-authenticate', '')],
] as const

/** Operations that must say how to authenticate, and do not. */
const defects: readonly Defect[] = ['listAccounts', 'getAccount'].flatMap((operation) =>
  rows.map(([name, sentence, change]) => ({
    name: `missing-challenges-${operation}-${name}`,
    sentence: `${operation} answers 401 ${sentence}.`,
    breaks: [`accounts.${operation}.401.WWW-Authenticate`],
    response: changeResponse({ operations: [operation], statuses: [401] }, (response) => {
      const headers = new Headers(response.headers)
      change(headers)
      return new Response(response.body, { status: 401, headers })
    }),
  })),
)

export default defects
