import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import type { Defect } from '../../defect.js'

const key = bankSecrets.REFERENCE_BANK_API_KEY
const customer = `Bearer ${bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN}`
const tokens = Object.values(bankSecrets).map((secret) => `Bearer ${secret}`)

interface Row {
  readonly aspect: string
  readonly sentence: string
  readonly breaks: readonly string[]
  /** Lets a request in that should stay outside. */
  readonly admit: (headers: Headers, token: string) => void
}

const guarded = ['listAccounts', 'getAccount', 'listAccountBalances', 'listEligibleAchAccounts']

const rows: readonly Row[] = [
  {
    aspect: 'without-credentials',
    sentence: 'takes a caller without key and token for a colleague',
    breaks: [
      'accounts.listAccounts.without-credentials',
      'accounts.getAccount.without-credentials',
      'accounts.listAccountBalances.without-credentials',
      'accounts.listEligibleAchAccounts.without-credentials',
    ],
    admit(headers, token) {
      if (headers.has('api-key') || headers.has('authorization')) return
      headers.set('api-key', key)
      headers.set('authorization', token)
    },
  },
  {
    aspect: 'without-key',
    sentence: 'does without a key once there is a token',
    breaks: [
      'accounts.listAccounts.without-key',
      'accounts.getAccount.without-key',
      'accounts.listAccountBalances.without-key',
      'accounts.listEligibleAchAccounts.without-key',
    ],
    admit(headers) {
      if (headers.has('authorization') && !headers.has('api-key')) headers.set('api-key', key)
    },
  },
  {
    aspect: 'without-token',
    sentence: 'takes a caller with a key and no token for whoever came last',
    breaks: [
      'accounts.listAccounts.without-token',
      'accounts.getAccount.without-token',
      'accounts.listAccountBalances.without-token',
      'accounts.listEligibleAchAccounts.without-token',
    ],
    admit(headers, token) {
      if (headers.has('api-key') && !headers.has('authorization'))
        headers.set('authorization', token)
    },
  },
  {
    aspect: 'wrong-key',
    sentence: 'looks whether there is a key, not which',
    breaks: [
      'accounts.listAccounts.wrong-key',
      'accounts.getAccount.wrong-key',
      'accounts.listAccountBalances.wrong-key',
      'accounts.listEligibleAchAccounts.wrong-key',
    ],
    admit(headers) {
      if (headers.has('api-key')) headers.set('api-key', key)
    },
  },
  {
    aspect: 'wrong-token',
    sentence: 'does not verify the signature of a token',
    breaks: [
      'accounts.listAccounts.wrong-token',
      'accounts.getAccount.wrong-token',
      'accounts.listAccountBalances.wrong-token',
      'accounts.listEligibleAchAccounts.wrong-token',
    ],
    admit(headers, token) {
      const given = headers.get('authorization')
      if (given !== null && !tokens.includes(given)) headers.set('authorization', token)
    },
  },
]

/** An interface that serves callers who have not shown who they are. */
const defects: readonly Defect[] = rows.map(({ aspect, sentence, breaks, admit }) => ({
  name: `unauthenticated-callers-accounts-${aspect}`,
  sentence: `The interface accounts ${sentence}.`,
  breaks,
  request(request, { operation = '' }) {
    if (!guarded.includes(operation)) return request
    const headers = new Headers(request.headers)
    admit(headers, customer)
    return new Request(request, { headers })
  },
}))

export default defects
