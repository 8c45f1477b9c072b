import type { AuthorizationEndpoints } from '../authorization/authorization-endpoints.js'
import type { Behaviour } from '../behaviour.js'
import type { Books } from '../books/books.js'
import type { Ledger } from '../books/ledger.js'
import type { Conditions } from '../control/conditions.js'
import type { DeliveryQueue } from '../messages/delivery/delivery-queue.js'
import type { MessageStore } from '../messages/message-store.js'
import type { DefinitionStore } from '../notifications/definitions/definition-store.js'
import type { SessionStore } from '../sessions/session-store.js'
import type { NotificationStore } from '../notifications/instances/notification-store.js'
import type { TextStore } from '../text/text-store.js'
import type { MemoStore } from '../transactions/memo-store.js'

/** What every operation of the bank works with. */
export interface BankServices {
  readonly books: Books
  readonly ledger: Ledger
  readonly conditions: Conditions
  readonly behaviour: Behaviour
  readonly authorization: AuthorizationEndpoints
  readonly memos: MemoStore
  readonly texts: TextStore
  readonly sessions: SessionStore
  readonly messages: MessageStore
  readonly queue: DeliveryQueue
  readonly definitions: DefinitionStore
  readonly notifications: NotificationStore
  /** When the core last updated its balances: when the bank opened. Milliseconds since 1970. */
  readonly openedAt: number
}
