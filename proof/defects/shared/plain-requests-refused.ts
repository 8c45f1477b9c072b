import type { Defect } from '../../defect.js'
import type { GivenParameter } from '../../../src/reference/http/fault.js'
import { interfaceOf } from '../../alterations/operations-of.js'
import { withoutMemory } from '../../alterations/without-memory.js'

interface Row {
  readonly operation: string
  readonly sentence: string
  readonly parameter: string
  readonly refuses: (given: GivenParameter) => boolean
  /** What else is broken by it, in other interfaces. */
  readonly also?: readonly string[]
}

const isMissing = ({ value }: GivenParameter): boolean => value === undefined

const rows: readonly Row[] = [
  {
    operation: 'listAccessLocationsForInstitution',
    sentence: 'listAccessLocationsForInstitution asks for a type that need not be given.',
    parameter: 'type',
    refuses: isMissing,
  },
  {
    operation: 'listInstitutionAccessLocations',
    sentence: 'listInstitutionAccessLocations asks for a limit that need not be given.',
    parameter: 'limit',
    refuses: isMissing,
  },
  {
    operation: 'listAccounts',
    sentence: 'listAccounts asks for a limit that need not be given.',
    parameter: 'limit',
    refuses: isMissing,
  },
  {
    operation: 'getAccount',
    sentence: 'getAccount looks for an account by its number and finds none by its identifier.',
    parameter: 'accountId',
    refuses: () => true,
    also: [
      'transactions.getTransaction.body-link-svc:account',
      'transactions.getTransaction.body-link-svc:sourceAccount',
      'transactions.getPendingTransactions.items-link-svc:account',
      'transactions.getTransactions.items-link-svc:account',
      'transactions.getTransactions.items-link-svc:sourceAccount',
    ],
  },
  {
    operation: 'listAccountBalances',
    sentence: 'listAccountBalances takes account numbers and no identifiers.',
    parameter: 'accounts',
    refuses: ({ value = '' }) => /[^\d,]/.test(value),
  },
  {
    operation: 'listEligibleAchAccounts',
    sentence: 'listEligibleAchAccounts asks for a customerId of callers who act for nobody else.',
    parameter: 'customerId',
    refuses: isMissing,
  },
  {
    operation: 'getTransaction',
    sentence: 'getTransaction asks for unmasked, which need not be given.',
    parameter: 'unmasked',
    refuses: isMissing,
  },
  {
    operation: 'getPendingTransactions',
    sentence: 'getPendingTransactions asks for an account that need not be given.',
    parameter: 'account',
    refuses: isMissing,
  },
  {
    operation: 'getPullNotifications',
    sentence: 'getPullNotifications asks for a subscription that need not be given.',
    parameter: 'subscription',
    refuses: isMissing,
  },
  {
    operation: 'getDeliveryQueue',
    sentence: 'getDeliveryQueue asks for a topic that need not be given.',
    parameter: 'topic',
    refuses: isMissing,
  },
  {
    operation: 'getDefinitions',
    sentence: 'getDefinitions asks for a type that need not be given.',
    parameter: 'type',
    refuses: isMissing,
  },
  {
    operation: 'getResolvedText',
    sentence: 'getResolvedText asks for a format that need not be given.',
    parameter: 'format',
    refuses: isMissing,
  },
]

/** Operations that refuse what is in order. */
const defects: readonly Defect[] = rows.map(
  ({ operation, sentence, parameter, refuses, also = [] }) => ({
    name: `plain-requests-refused-${operation}`,
    sentence,
    breaks: [`${interfaceOf(operation)}.${operation}.answers`, ...also],
    behaviour: withoutMemory(({ faultsOf }) => ({
      faultsOf(given, found) {
        const meant = given.operation === operation && given.parameter === parameter
        if (!meant || !refuses(given)) return faultsOf(given, found)
        return [...faultsOf(given, found), { kind: 'pattern', malformed: true, detail: 'is wrong' }]
      },
    })),
  }),
)

export default defects
