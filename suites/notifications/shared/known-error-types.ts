/** Error types of the document: each has a condition, and one whose condition is not met contradicts it. */
export const knownErrorTypes: readonly string[] = [
  'definitionRefNotFound',
  'notificationRefNotFound',
  'cannotCreateInstancesFromGlobalDefinition',
  'definitionExpired',
  'definitionMissingContextUriTemplate',
  'dismissNotAllowed',
  'groupNotFound',
  'idNotMatchPath',
  'indicatorAndNotDismissibleMutuallyExclusive',
  'mismatchedContextUriTemplate',
  'valueNotFound',
]
