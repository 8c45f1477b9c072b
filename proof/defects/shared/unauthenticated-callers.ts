import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import type { Defect } from '../../defect.js'

const key = bankSecrets.REFERENCE_BANK_API_KEY
const customer = `Bearer ${bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN}`
const tokens = Object.values(bankSecrets).map((secret) => `Bearer ${secret}`)

interface Row {
  readonly aspect: string
  readonly sentence: string
  /** Lets a request in that should stay outside. */
  readonly admit: (headers: Headers, token: string) => void
}

const guarded = ['listAccounts', 'getAccount', 'listAccountBalances', 'listEligibleAchAccounts']

const rows: readonly Row[] = [
  {
    aspect: 'without-credentials',
    sentence: 'takes a caller without key and token for a colleague',
    admit(headers, token) {
      if (headers.has('api-key') || headers.has('authorization')) return
      headers.set('api-key', key)
      headers.set('authorization', token)
    },
  },
  {
    aspect: 'without-key',
    sentence: 'does without a key once there is a token',
    admit(headers) {
      if (headers.has('authorization') && !headers.has('api-key')) headers.set('api-key', key)
    },
  },
  {
    aspect: 'without-token',
    sentence: 'takes a caller with a key and no token for whoever came last',
    admit(headers, token) {
      if (headers.has('api-key') && !headers.has('authorization'))
        headers.set('authorization', token)
    },
  },
  {
    aspect: 'wrong-key',
    sentence: 'looks whether there is a key, not which',
    admit(headers) {
      if (headers.has('api-key')) headers.set('api-key', key)
    },
  },
  {
    aspect: 'wrong-token',
    sentence: 'does not verify the signature of a token',
    admit(headers, token) {
      const given = headers.get('authorization')
      if (given !== null && !tokens.includes(given)) headers.set('authorization', token)
    },
  },
]

/** An interface that serves callers who have not shown who they are. */
const defects: readonly Defect[] = rows.map(({ aspect, sentence, admit }) => ({
  name: `unauthenticated-callers-accounts-${aspect}`,
  sentence: `The interface accounts ${sentence}.`,
  breaks: guarded.map((id) => `accounts.${id}.${aspect}`),
  request(request, { operation = '' }) {
    if (!guarded.includes(operation)) return request
    const headers = new Headers(request.headers)
    admit(headers, customer)
    return new Request(request, { headers })
  },
}))

export default defects
