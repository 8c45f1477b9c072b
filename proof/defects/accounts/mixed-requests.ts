import type { Refused } from '../../../src/reference/behaviour.js'
import type { Holding } from '../../../src/reference/books/books.js'
import type { Defect } from '../../defect.js'
import { Refusal } from '../../../src/reference/http/refusal.js'

interface Row {
  readonly name: string
  readonly sentence: string
  /** What the bank no longer refuses by itself. */
  readonly reason: Refused
  /** The accounts it answers for instead; none refuses the request. */
  readonly served: (asked: readonly Holding[]) => readonly Holding[]
  readonly refusal: readonly [status: number, name: string]
  readonly breaks: string
}

const rows: readonly Row[] = [
  {
    name: 'first-viewable',
    sentence: 'The permission to view is looked at for the first account only.',
    reason: 'not-viewable',
    served: (asked) => (asked[0]?.allows.view === true ? asked : []),
    refusal: [403, 'accountNotPermitted'],
    breaks: 'accounts.balances.view-required',
  },
  {
    name: 'last-viewable',
    sentence: 'The permission to view is looked at for the last account only.',
    reason: 'not-viewable',
    served: (asked) => (asked.at(-1)?.allows.view === true ? asked : []),
    refusal: [403, 'accountNotPermitted'],
    breaks: 'accounts.balances.view-required',
  },
  {
    name: 'not-viewable-left-out',
    sentence: 'Accounts that may not be viewed are left out without a word.',
    reason: 'not-viewable',
    served: (asked) => asked.filter(({ allows }) => allows.view),
    refusal: [403, 'accountNotPermitted'],
    breaks: 'accounts.balances.view-required',
  },
  {
    name: 'unknown-left-out',
    sentence: 'An unknown account is left out as long as one of the others is known.',
    reason: 'unknown',
    served: (asked) => asked,
    refusal: [422, 'invalidAccountId'],
    breaks: 'accounts.balances.unknown-account',
  },
  {
    name: 'external-among-internal',
    sentence: 'An external account is refused alone, and answered for among internal ones.',
    reason: 'external',
    served: (asked) => (asked.some(({ account }) => account.location === 'internal') ? asked : []),
    refusal: [422, 'invalidAccountId'],
    breaks: 'accounts.balances.no-external',
  },
]

/** Requests for several balances of which one is not to be had. */
const defects: readonly Defect[] = rows.map(({ name, sentence, breaks, ...row }) => ({
  name: `mixed-requests-${name}`,
  sentence,
  breaks: [breaks],
  behaviour: ({ refusalOf, balanceOrder }) => ({
    refusalOf: (reason, operation) =>
      reason === row.reason && operation === 'listAccountBalances'
        ? undefined
        : refusalOf(reason, operation),
    balanceOrder(asked, customer) {
      const served = row.served(asked)
      if (served.length > 0) return balanceOrder(served, customer)
      const [status, problem] = row.refusal
      throw new Refusal(status, problem, 'None of these accounts can be served.')
    },
  }),
}))

export default defects
