import type { Defect } from '../../defect.js'
import { identifierFaults } from '../../../src/reference/http/identifier-faults.js'
import type { Variation } from '../../variation.js'

/** Kind of the fault, the case that the requirement is about, and both in words. */
const faults = [
  ['too-short', 'too-short', 'is too short'],
  ['too-long', 'too-long', 'is too long'],
  ['pattern', 'bad-character', 'has a character that no identifier has'],
] as const

/** What a bank goes by that does not look closely. */
const anyAccount = 'acct-000101'

interface Taking {
  readonly operation: string
  readonly parameter: string
  readonly sentence: string
  readonly breaks: Readonly<Record<(typeof faults)[number][1], string>>
  /** What it breaks besides, whichever the identifier. */
  readonly shows?: string
  /** Changes a request with an identifier of which `suspect` is true. */
  readonly change: (url: URL, suspect: (id: string) => boolean) => void
}

const takings: readonly Taking[] = [
  {
    operation: 'getAccount',
    parameter: 'accountId',
    sentence: "getAccount answers with the caller's first account",
    breaks: {
      'too-short': 'accounts.getAccount.accountId-too-short',
      'too-long': 'accounts.getAccount.accountId-too-long',
      'bad-character': 'accounts.getAccount.accountId-bad-character',
    },
    shows: 'accounts.getAccount.same-account',
    change(url, suspect) {
      const parts = url.pathname.split('/')
      if (suspect(decodeURIComponent(parts.at(-1) ?? '')))
        url.pathname = [...parts.slice(0, -1), anyAccount].join('/')
    },
  },
  {
    operation: 'listAccountBalances',
    parameter: 'accounts',
    sentence: "listAccountBalances answers with the balance of the caller's first account",
    breaks: {
      'too-short': 'accounts.listAccountBalances.accounts-item-too-short',
      'too-long': 'accounts.listAccountBalances.accounts-item-too-long',
      'bad-character': 'accounts.listAccountBalances.accounts-item-bad-character',
    },
    change(url, suspect) {
      const ids = url.searchParams.get('accounts')?.split(',') ?? []
      if (ids.some((id) => id !== '' && suspect(id))) url.searchParams.set('accounts', anyAccount)
    },
  },
  {
    operation: 'listEligibleAchAccounts',
    parameter: 'customerId',
    sentence: 'listEligibleAchAccounts answers for the caller',
    breaks: {
      'too-short': 'accounts.listEligibleAchAccounts.customerId-too-short',
      'too-long': 'accounts.listEligibleAchAccounts.customerId-too-long',
      'bad-character': 'accounts.listEligibleAchAccounts.customerId-bad-character',
    },
    change(url, suspect) {
      const id = url.searchParams.get('customerId')
      if (id !== null && suspect(id)) url.searchParams.delete('customerId')
    },
  },
]

/** One defect for each operation that makes something of an identifier against the pattern. */
const defects: readonly Defect[] = takings.flatMap(
  ({ operation, parameter, sentence, breaks, shows, change }) =>
    faults.map(([kind, of, words]) => ({
      name: `accepted-identifiers-${operation}-${of}`,
      sentence: `${sentence} when an identifier in ${parameter} ${words}.`,
      breaks: [breaks[of], ...(shows === undefined ? [] : [shows])],
      request: requestOf(operation, (url) =>
        change(url, (id) => identifierFaults(id).some((fault) => fault.kind === kind)),
      ),
    })),
)

function requestOf(
  operation: string,
  change: (url: URL) => void,
): NonNullable<Variation['request']> {
  return (request, context) => {
    if (context.operation !== operation) return request
    const url = new URL(request.url)
    change(url)
    return new Request(url, request)
  }
}

export default defects
