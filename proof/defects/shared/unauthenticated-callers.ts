import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import { admitCallers } from '../../alterations/admit-callers.js'
import type { Defect } from '../../defect.js'

const customer = `Bearer ${bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN}`

interface Row {
  readonly aspect: keyof typeof admitCallers
  readonly sentence: string
  readonly breaks: readonly string[]
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
  },
  {
    aspect: 'without-token',
    sentence: 'takes a caller with a key and no token for the last caller',
    breaks: [
      'accounts.listAccounts.without-token',
      'accounts.getAccount.without-token',
      'accounts.listAccountBalances.without-token',
      'accounts.listEligibleAchAccounts.without-token',
    ],
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
  },
]

/** An interface that serves callers who have not shown who they are. */
const defects: readonly Defect[] = rows.map(({ aspect, sentence, breaks }) => ({
  name: `unauthenticated-callers-accounts-${aspect}`,
  sentence: `The interface accounts ${sentence}.`,
  breaks,
  request(request, { operation = '' }) {
    if (!guarded.includes(operation)) return request
    const headers = new Headers(request.headers)
    admitCallers[aspect](headers, customer)
    return new Request(request, { headers })
  },
}))

export default defects
