import { bankSecrets } from '../../src/reference/bank-secrets.js'

type Caller = 'ADMIN' | 'CUSTOMER' | 'OTHER_CUSTOMER' | 'RESTRICTED' | 'AGENT'

const tokenOf = (caller: Caller): string =>
  `Bearer ${bankSecrets[`REFERENCE_BANK_${caller}_TOKEN`]}`

/** Whether a request brings the token of a caller. */
export const isBy = ({ headers }: Request, caller: Caller): boolean =>
  headers.get('authorization') === tokenOf(caller)

/** The same request with the credentials of another caller: of one whom a bank takes a user for. */
export function callAs(request: Request, caller: Caller): Request {
  const headers = new Headers(request.headers)
  headers.set('api-key', bankSecrets.REFERENCE_BANK_API_KEY)
  headers.set('authorization', tokenOf(caller))
  return new Request(request, { headers })
}
