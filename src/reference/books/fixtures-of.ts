import { accountFixturesOf } from './account-fixtures-of.js'
import type { BankFixtures } from './bank-fixtures.js'
import type { Books } from './books.js'
import { messageFixturesOf } from './message-fixtures-of.js'
import { notificationFixturesOf } from './notification-fixtures-of.js'
import { sessionFixturesOf } from './session-fixtures-of.js'
import { institutionFixturesOf } from './institution-fixtures-of.js'
import { textFixturesOf } from './text-fixtures-of.js'
import { transactionFixturesOf } from './transaction-fixtures-of.js'

/** Reads the fixtures out of the books, so that they stay true for other books. */
export function fixturesOf(books: Books): BankFixtures {
  return {
    accounts: accountFixturesOf(books),
    transactions: transactionFixturesOf(books),
    text: textFixturesOf(books),
    sessions: sessionFixturesOf(books),
    messages: messageFixturesOf(books),
    institutions: institutionFixturesOf(books),
    notifications: notificationFixturesOf(books),
  }
}
