import { callAs } from '../../alterations/call-as.js'
import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'

const rows = [
  ['createDefinition', 'createDefinition', 'ADMIN', 'creates a definition'],
  ['createGlobalDefinition', 'createGlobalDefinition', 'ADMIN', 'creates a global definition'],
  ['createNotifications', 'createNotifications', 'ADMIN', 'creates notifications'],
  ['expireDefinition', 'expireDefinition', 'ADMIN', 'lets a definition expire'],
  ['deleteDefinition', 'deleteDefinition', 'ADMIN', 'deletes a definition'],
  ['dismissNotification', 'dismissNotification', 'CUSTOMER', 'dismisses a notification'],
  ['expireNotification', 'expireNotification', 'ADMIN', 'lets a notification expire'],
  ['deleteNotification', 'deleteInAppNotification', 'ADMIN', 'deletes a notification'],
] as const

const isStranger = ({ headers }: Request): boolean =>
  !headers.has('authorization') && !headers.has('api-key')

/** Requests that are carried out before it is found that they came without credentials. */
const defects: readonly Defect[] = rows.map(([name, operation, caller, words]) => ({
  name: `refused-strangers-${name}`,
  sentence: `A caller without credentials ${words}, and is refused then.`,
  breaks: [
    `notifications.${name}.without-credentials`,
    // The tag of its creation is an old one at once.
    ...(name === 'expireDefinition' ? ['notifications.createDefinition.creation-tag'] : []),
  ],
  request: (request, context) =>
    context.operation === operation && isStranger(request) ? callAs(request, caller) : request,
  response: (response, request, context) =>
    context.operation === operation && isStranger(request)
      ? refused(401, 'The credentials are missing.', 'unauthenticated')
      : response,
}))

export default defects
