import type { Refused } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly reason: Refused
  readonly operation: 'getAccount' | 'listAccountBalances'
  /** Status and problem; none serves the account. */
  readonly answer?: { readonly status: number; readonly name: string }
  readonly breaks: string
}

const forBalances = (
  name: string,
  sentence: string,
  reason: Refused,
  breaks: string,
  status?: number,
  problem = 'accountNotFound',
): Row => ({
  name: `balances-${name}`,
  sentence: `listAccountBalances ${sentence}.`,
  reason,
  operation: 'listAccountBalances',
  answer: status === undefined ? undefined : { status, name: problem },
  breaks,
})

const forAccount = (
  name: string,
  sentence: string,
  reason: Refused,
  breaks: string,
  status?: number,
): Row => ({
  name: `account-${name}`,
  sentence: `getAccount ${sentence}.`,
  reason,
  operation: 'getAccount',
  answer: status === undefined ? undefined : { status, name: 'accountNotFound' },
  breaks,
})

const rows: readonly Row[] = [
  forBalances(
    'unknown-404',
    'answers with 404 for an unknown account',
    'unknown',
    'accounts.balances.unknown-account',
    404,
  ),
  forBalances(
    'unknown-403',
    'answers with 403 for an unknown account',
    'unknown',
    'accounts.balances.unknown-account',
    403,
  ),
  forBalances(
    'unknown-left-out',
    'leaves an unknown account out',
    'unknown',
    'accounts.balances.unknown-account',
  ),
  forBalances(
    'unknown-type',
    'calls an unknown account accountNotFound',
    'unknown',
    'accounts.balances.invalidAccountId',
    422,
  ),
  forBalances(
    'external',
    'shows the balance of an external account',
    'external',
    'accounts.balances.no-external',
  ),
  forBalances(
    'not-viewable',
    'does not look at the permission to view',
    'not-viewable',
    'accounts.balances.view-required',
  ),
  forBalances(
    'not-viewable-422',
    'answers with 422 for an account that may not be viewed',
    'not-viewable',
    'accounts.balances.view-required',
    422,
    'invalidAccountId',
  ),
  forBalances(
    'foreign',
    "shows the balance of another customer's account",
    'foreign',
    'accounts.balances.not-accessible',
  ),
  forAccount(
    'unknown-422',
    'answers with 422 for an unknown account',
    'unknown',
    'accounts.getAccount.unknown',
    422,
  ),
  forAccount(
    'foreign',
    "shows another customer's account",
    'foreign',
    'accounts.getAccount.not-accessible',
  ),
]

/** Accounts that are served though they should be refused, or refused in another way. */
const defects: readonly Defect[] = rows.map(({ name, sentence, breaks, ...row }) => ({
  name: `account-refusals-${name}`,
  sentence,
  breaks: [breaks],
  behaviour: ({ refusalOf }) => ({
    refusalOf: (reason, operation) =>
      reason === row.reason && operation === row.operation
        ? row.answer
        : refusalOf(reason, operation),
  }),
}))

export default defects
