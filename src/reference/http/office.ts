import type { AuthorizationOffice } from '../authorization/authorization-office.js'
import type { Behaviour } from '../behaviour.js'
import type { Books } from '../books/books.js'
import type { Ledger } from '../books/ledger.js'
import type { Conditions } from '../control/conditions.js'
import type { DeliveryQueue } from '../messages/delivery/delivery-queue.js'
import type { MessageBook } from '../messages/message-book.js'
import type { DefinitionBook } from '../notifications/definitions/definition-book.js'
import type { SessionBook } from '../sessions/session-book.js'
import type { NotificationBook } from '../notifications/instances/notification-book.js'
import type { TextBook } from '../text/text-book.js'
import type { MemoBook } from '../transactions/memo-book.js'

/** What every operation of the bank works with. */
export interface Office {
  readonly books: Books
  readonly ledger: Ledger
  readonly conditions: Conditions
  readonly behaviour: Behaviour
  readonly authorization: AuthorizationOffice
  readonly memos: MemoBook
  readonly texts: TextBook
  readonly sessions: SessionBook
  readonly messages: MessageBook
  readonly queue: DeliveryQueue
  readonly definitions: DefinitionBook
  readonly notifications: NotificationBook
  /** When the core last updated its balances: when the bank opened. Milliseconds since 1970. */
  readonly openedAt: number
}
