import type { InstancesBehaviour } from './instances-behaviour.js'

/** How the reference bank decides when nothing else is asked of it. */
export const honestInstancesBehaviour: InstancesBehaviour = {
  notifications: (book) => book,

  creationChecks: () => ['missing', 'global', 'expired', 'body', 'other-template', 'no-template'],
  creationRefusal: (fault) => refusals[fault],
  declineNotifications: () => undefined,
  acceptNotifications: (write) => write(),
  contextUri: (template, contextId) =>
    template.replaceAll(/\{[^}]*\}/g, encodeURIComponent(contextId)),
  notificationWritten: (notification) => notification,

  isFor: ({ user }, customerId) => user === customerId,
  isActive: (isDismissed) => !isDismissed,
  globalShown: ({ expired }, wanted) => !expired && wanted.includes('global'),
  inContexts: ({ contextName }, wanted) => wanted.length === 0 || wanted.includes(contextName),
  textOf: (text, values) =>
    text.replaceAll(/\{([^}]*)\}/g, (placeholder, name: string) => values[name] ?? placeholder),
  readShown: (isRead) => isRead,

  dismissalChecks: () => ['indicator', 'not-dismissible'],
  dismissalType: () => 'dismissNotAllowed',
  declineDismissal: () => undefined,
  missingNotification: () => ({ status: 404, name: 'notificationRefNotFound' }),
  marked: (_mark, write) => write(),
  expired: (definition, now) => ({ ...definition, expired: true, expiresAt: now, updatedAt: now }),
  takenAway: (_operation, write) => write(),
}

const refusals = {
  missing: [404, 'definitionRefNotFound'],
  global: [422, 'cannotCreateInstancesFromGlobalDefinition'],
  expired: [422, 'definitionExpired'],
  body: [422, 'invalidBody'],
  'no-template': [422, 'definitionMissingContextUriTemplate'],
  'other-template': [422, 'mismatchedContextUriTemplate'],
} as const
