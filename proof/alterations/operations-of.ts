/** The operations of each interface whose answers its document shows, for variations that are about any of them. */
export const operationsOf = {
  accounts: ['listAccounts', 'getAccount', 'listAccountBalances', 'listEligibleAchAccounts'],
  transactions: [
    'getTransaction',
    'getTransactionMemo',
    'updateTransactionMemo',
    'deleteTransactionMemo',
    'getPendingTransactions',
  ],
  text: [
    'getResolvedText',
    'getStrings',
    'getString',
    'setString',
    'getApiDoc',
    'getFormats',
    'getFormat',
    'setFormat',
  ],
  notifications: ['getDefinitions', 'createDefinition', 'createGlobalDefinition', 'getDefinition'],
  institutions: ['listAccessLocationsForInstitution', 'listInstitutionAccessLocations'],
  sessions: ['terminateCustomerSession', 'resumeCustomerSession'],
  // getApiDoc has a name that text has given away already.
  messages: [
    'getApi',
    'publishMessage',
    'getPullNotifications',
    'getPullNotification',
    'deleteNotification',
    'getDeliveryQueue',
  ],
} as const

/** All of them, each with its interface. */
export const allOperations: readonly { readonly name: string; readonly operation: string }[] =
  Object.entries(operationsOf).flatMap(([name, operations]) =>
    operations.map((operation) => ({ name, operation })),
  )

/** Those that ask for credentials; for getResolvedText, sessions and messages that is not shown. */
export const guardedOperations: typeof allOperations = allOperations.filter(
  ({ name, operation }) =>
    operation !== 'getResolvedText' && name !== 'sessions' && name !== 'messages',
)

/** The interface that an operation belongs to. */
export function interfaceOf(operation: string): string {
  const found = allOperations.find((one) => one.operation === operation)
  if (found === undefined) throw new Error(`no operation ${operation}`)
  return found.name
}
