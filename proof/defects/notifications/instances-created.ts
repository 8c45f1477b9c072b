import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { CreationFault } from '../../../src/reference/notifications/instances/instances-behaviour.js'
import { refused } from '../../alterations/refused.js'

const row = defectOf('instances-created')

const unchecked =
  (fault: CreationFault) =>
  (before: Behaviour): Partial<Behaviour> => ({
    creationChecks: () => before.creationChecks().filter((one) => one !== fault),
  })
const writtenFirst =
  (fault: CreationFault) =>
  (before: Behaviour): Partial<Behaviour> => ({
    declineNotifications: (found, write) =>
      found === fault ? write() : before.declineNotifications(found, write),
  })
const called =
  (fault: CreationFault, type: string) =>
  (before: Behaviour): Partial<Behaviour> => ({
    creationRefusal: (found) =>
      // A 404 need not have a type.
      found === fault ? [422, type] : before.creationRefusal(found),
  })

/** What is refused, the words for it, the requirement, that of its error, and another type that it is mistaken for. */
const refusals = [
  [
    'expired',
    'an expired definition',
    'notifications.createNotifications.expired-refused',
    'notifications.errors.definitionExpired',
    'definitionRefNotFound',
  ],
  [
    'global',
    'a global definition',
    'notifications.createNotifications.global-refused',
    'notifications.errors.cannotCreateInstancesFromGlobalDefinition',
    'globalDefinition',
  ],
  [
    'missing',
    'a definition that does not exist',
    'notifications.createNotifications.missing-refused',
    'notifications.errors.definitionRefNotFound',
    'pathNotFound',
  ],
  [
    'no-template',
    'bare identifiers',
    'notifications.createNotifications.bare-identifiers-refused',
    'notifications.errors.definitionMissingContextUriTemplate',
    'invalidBody',
  ],
  [
    'other-template',
    'another template',
    'notifications.createNotifications.other-template-refused',
    'notifications.errors.mismatchedContextUriTemplate',
    'invalidBody',
  ],
] as const

const ofRefusals: readonly Defect[] = refusals.flatMap(([fault, words, id, error, other]) => [
  row(`unchecked-${fault}`, `Notifications are created from ${words}.`, id, unchecked(fault)),
  row(
    `written-first-${fault}`,
    `Notifications are created from ${words}, and the request is refused.`,
    id,
    writtenFirst(fault),
  ),
  row(`type-${fault}`, `The error for ${words} has another type.`, error, called(fault, other)),
])

export default [
  // Whether a global one is listed unasked is not shown, so that nothing is seen of it.
  ...ofRefusals.filter(({ name }) => name !== 'instances-created-written-first-global'),
  {
    name: 'instances-created-never',
    sentence: 'No notification is ever created.',
    breaks: ['notifications.instances.created'],
    response: changeResponse({ operations: ['createNotifications'], statuses: [201] }, () =>
      refused(422, 'No user can be notified today.'),
    ),
  },
  {
    name: 'instances-created-never-as-if-expired',
    sentence: 'Notifications are refused as if their definition had expired, which has not.',
    breaks: ['notifications.instances.created'],
    response: changeResponse({ operations: ['createNotifications'], statuses: [201] }, () =>
      refused(422, 'The definition has expired.', 'definitionExpired'),
    ),
  },
  row(
    'template-missed',
    'A definition that was given a template shows it, and is taken for one without it.',
    'notifications.definition.contextUriTemplate',
    ({ definitionWritten, definitionShown }) => {
      const templates = new Map<string, string | undefined>()
      return {
        definitionWritten(content, operation) {
          const { contextUriTemplate, ...rest } = definitionWritten(content, operation)
          templates.set(rest.type, contextUriTemplate)
          return rest
        },
        definitionShown(definition, operation) {
          const contextUriTemplate = templates.get(definition.type)
          return definitionShown(
            { ...definition, ...(contextUriTemplate && { contextUriTemplate }) },
            operation,
          )
        },
      }
    },
  ),
  row(
    'dropped',
    'Notifications that were created are lost.',
    'notifications.active.listed',
    () => ({ acceptNotifications: () => undefined }),
  ),
  row(
    'context-dropped',
    'A notification has no context.',
    'notifications.instances.context-kept',
    (before) => ({
      notificationWritten(notification) {
        const written = before.notificationWritten(notification)
        return written.contextUri?.endsWith('acct-000101')
          ? { ...written, contextUri: 'https://bank.example/' }
          : written
      },
    }),
  ),
  row(
    'template-not-expanded',
    'A notification has the template of its definition for a context.',
    'notifications.definition.contextUriTemplate',
    () => ({ contextUri: (template) => template }),
  ),
  row(
    'other-text',
    'A notification has a text of its own.',
    'notifications.instances.message',
    () => ({ textOf: () => 'You have a message.' }),
  ),
  row(
    'placeholders-left',
    'A notification shows the placeholders of its definition.',
    'notifications.message.placeholders',
    () => ({ textOf: (text) => text }),
  ),
  row(
    'twice',
    'Each notification that is created is there under two identifiers.',
    'notifications.active.listed',
    ({ notifications }) => ({
      notifications(own) {
        const store = notifications(own)
        return {
          ...store,
          add(notification) {
            store.add(notification)
            return store.add(notification)
          },
        }
      },
    }),
  ),
] satisfies readonly Defect[]
