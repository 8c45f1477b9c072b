import type { Defect } from '../defect.js'
import { changeHeaders } from '../change-headers.js'

const rows = [
  ['missing', 'without WWW-Authenticate', (headers: Headers) => headers.delete('www-authenticate')],
  ['empty', 'with an empty one', (headers: Headers) => headers.set('www-authenticate', '')],
] as const

/** One defect for each operation that must say how to authenticate and does not. */
const defects: readonly Defect[] = ['listAccounts', 'getAccount'].flatMap((operation) =>
  rows.map(
    ([name, sentence, change]) =>
      ({
        name: `missing-challenges-${operation}-${name}`,
        sentence: `${operation} answers 401 ${sentence}.`,
        breaks: [`accounts.${operation}.401.WWW-Authenticate`],
        response: (response, request, context) =>
          context.operation === operation && response.status === 401
            ? changeHeaders(change)(response, request, context)
            : response,
      }) satisfies Defect,
  ),
)

export default defects
