import type { Definition } from '../../books/definition.js'
import type { Mark, Notification, NotificationStore } from './notification-store.js'

/** Why no notifications are created. */
export type CreationFault =
  | 'missing' // there is no such definition
  | 'global' // it is for all customers
  | 'expired'
  | 'body' // the body has not the shape of a request
  | 'no-template' // only the identifier of a context is given, and nothing tells its address
  | 'other-template' // the definition has another template than the request

/** Why a notification is not dismissed. */
export type DismissalFault = 'indicator' | 'not-dismissible'

/** The bank's decisions about notifications. */
export interface InstancesBehaviour {
  /** The notifications of a bank that has just opened. */
  notifications(book: NotificationStore): NotificationStore

  // ── Creating
  /** What a request is judged by, in this order. */
  creationChecks(): readonly CreationFault[]
  /** Status and error type of a refusal. */
  creationRefusal(fault: CreationFault): readonly [status: number, type: string]
  declineNotifications(fault: CreationFault, write: () => void): void
  acceptNotifications(write: () => void): void
  /** Address of a context, given the template of the definition and the identifier of the context. */
  contextUri(template: string, contextId: string): string
  /** The notification that is written, given the one that is meant. */
  notificationWritten(notification: Omit<Notification, 'id'>): Omit<Notification, 'id'>

  // ── Listing
  /** Whether this customer is shown a notification. */
  isFor(notification: Notification, customerId: string): boolean
  /** Whether it is still active, given what its user did with it. */
  isActive(isDismissed: boolean, definition: Definition): boolean
  /** Definitions of which every customer is shown a notification, given the contexts that are asked for. */
  globalShown(definition: Definition, wanted: readonly string[]): boolean
  /** Whether a notification of this definition is shown, given the contexts that are asked for. */
  inContexts(definition: Definition, wanted: readonly string[]): boolean
  /** The text of a notification. */
  textOf(text: string, values: Readonly<Record<string, string>>): string
  /** What a notification says of being read. */
  readShown(isRead: boolean): boolean

  // ── Dismissing, reading, expiring, deleting
  dismissalChecks(): readonly DismissalFault[]
  /** Error type of a refusal. */
  dismissalType(): string
  declineDismissal(fault: DismissalFault, write: () => void): void
  /** How an operation answers for a notification that is not there. */
  missingNotification(operation: string): { readonly status: number; readonly name: string }
  marked(mark: Mark, write: () => void): void
  /** What becomes of a definition that is let expire. */
  expired(definition: Definition, now: number): Definition
  /** What becomes of a request that takes away. */
  takenAway(operation: string, write: () => void): void
}
