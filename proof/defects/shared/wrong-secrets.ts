import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import { restate } from '../../alterations/restate.js'
import type { Defect } from '../../defect.js'

const key = bankSecrets.REFERENCE_BANK_API_KEY
const token = `Bearer ${bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN}`

const has = ({ url }: Request, parameter: string): boolean =>
  new URL(url).searchParams.has(parameter)

const given = Object.values(bankSecrets).map((secret) => `Bearer ${secret}`)

/** Takes a header for one that begins alike, unless it is another one that was given out. */
const asBegun =
  (name: string, secret: string, length: number): NonNullable<Defect['request']> =>
  (request, { operation }) => {
    const sent = request.headers.get(name) ?? ''
    const isAlike = sent.startsWith(secret.slice(0, length)) && !given.includes(sent)
    if (operation !== 'getAccount' || !isAlike) return request
    const headers = new Headers(request.headers)
    headers.set(name, secret)
    return new Request(request, { headers })
  }

/** Callers whose secrets are nearly right, and strangers who are told that they lack permission now and then. */
const defects: readonly Defect[] = [
  {
    name: 'wrong-secrets-key-by-beginning',
    sentence: 'An API key is looked up by its first eight characters.',
    breaks: ['accounts.getAccount.wrong-key'],
    request: asBegun('api-key', key, 8),
  },
  {
    name: 'wrong-secrets-token-unsigned',
    sentence: 'The end of a token, which signs it, is not looked at.',
    breaks: ['accounts.getAccount.wrong-token'],
    request: asBegun('authorization', token, 'Bearer '.length + 8),
  },
  {
    name: 'wrong-secrets-key-cut',
    sentence: 'Twenty characters of an API key are kept and compared.',
    breaks: ['accounts.getAccount.wrong-key'],
    request: asBegun('api-key', key, 20),
  },
  {
    name: 'wrong-secrets-token-cut',
    sentence: 'Twenty-four characters of a token are kept and compared.',
    breaks: ['accounts.getAccount.wrong-token'],
    request: asBegun('authorization', token, 'Bearer '.length + 24),
  },
  {
    name: 'wrong-secrets-forbidden-by-location',
    sentence: 'A caller without credentials who asks for a location is forbidden to.',
    breaks: ['accounts.listAccounts.without-credentials'],
    response: (response, request, context) =>
      context.operation === 'listAccounts' &&
      has(request, 'location') &&
      !request.headers.has('authorization') &&
      !request.headers.has('api-key')
        ? restate({ statuses: [401] }, 403)(response, request, context)
        : response,
  },
  {
    name: 'wrong-secrets-forbidden-by-account',
    sentence:
      'A caller without credentials who asks for the transactions of an account is forbidden to.',
    breaks: ['transactions.getPendingTransactions.without-credentials'],
    response: (response, request, context) =>
      context.operation === 'getPendingTransactions' &&
      has(request, 'account') &&
      !request.headers.has('authorization') &&
      !request.headers.has('api-key')
        ? restate({ statuses: [401] }, 403)(response, request, context)
        : response,
  },
]

export default defects
