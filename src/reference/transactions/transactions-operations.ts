import type { Operation } from '../http/operation.js'
import { deleteTransactionMemo } from './delete-transaction-memo.js'
import { getCheckImage } from './get-check-image.js'
import { getOrganization } from './get-organization.js'
import { getPendingTransactions } from './get-pending-transactions.js'
import { getTransaction } from './get-transaction.js'
import { getTransactionMemo } from './get-transaction-memo.js'
import { getTransactions } from './get-transactions.js'
import { updateTransactionMemo } from './update-transaction-memo.js'

/** The transaction interface 0.27.1 (document 1), and what its links lead to. */
export const transactionsOperations: readonly Operation[] = [
  getTransactions,
  getTransaction,
  getTransactionMemo,
  updateTransactionMemo,
  deleteTransactionMemo,
  getPendingTransactions,
  getCheckImage,
  getOrganization,
]
