import type { AccountFixtures } from './account-fixtures.js'
import type { MessageFixtures } from './message-fixtures.js'
import type { NotificationFixtures } from './notification-fixtures.js'
import type { SessionFixtures } from './session-fixtures.js'
import type { InstitutionFixtures } from './institution-fixtures.js'
import type { TextFixtures } from './text-fixtures.js'
import type { TransactionFixtures } from './transaction-fixtures.js'

/** Data of the bank that a client cannot discover, as a profile names them: by interface, then by name. */
export interface BankFixtures {
  readonly accounts: AccountFixtures
  readonly transactions: TransactionFixtures
  readonly text: TextFixtures
  readonly sessions: SessionFixtures
  readonly messages: MessageFixtures
  readonly institutions: InstitutionFixtures
  readonly notifications: NotificationFixtures
}
