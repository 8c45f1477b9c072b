import { setTimeout as sleep } from 'node:timers/promises'
import { accountsOperations } from './accounts/accounts-operations.js'
import { openAuthorization } from './authorization/authorization-endpoints.js'
import type { Bank, BankOptions, RequestContext } from './bank.js'
import { fixturesOf } from './books/fixtures-of.js'
import { ledgerOf } from './books/ledger.js'
import { openBooks } from './books/open-books.js'
import { ordinaryConditions } from './control/conditions.js'
import { controlHooks } from './control/control-hooks.js'
import { honestBehaviour } from './honest-behaviour.js'
import { getErrorType } from './hal/get-error-type.js'
import { findOperation } from './http/find-operation.js'
import { mountOperations } from './http/mount-operations.js'
import type { Operation } from './http/operation.js'
import { callOverHttp } from './messages/delivery/call-endpoint.js'
import { openDeliveryQueue } from './messages/delivery/delivery-queue.js'
import { openMessageStore } from './messages/message-store.js'
import { messagesOperations } from './messages/messages-operations.js'
import { openDefinitionStore } from './notifications/definitions/definition-store.js'
import { openNotificationStore } from './notifications/instances/notification-store.js'
import { notificationsOperations } from './notifications/notifications-operations.js'
import { openSessionStore } from './sessions/session-store.js'
import { sessionsOperations } from './sessions/sessions-operations.js'
import { institutionsOperations } from './institutions/institutions-operations.js'
import { systemTimer } from './timer.js'
import { openTextStore } from './text/text-store.js'
import { textOperations } from './text/text-operations.js'
import { openMemoStore } from './transactions/memo-store.js'
import { transactionsOperations } from './transactions/transactions-operations.js'

/** One list per interface; a new interface is a folder and a line here. */
const operations: readonly Operation[] = [
  ...accountsOperations,
  ...transactionsOperations,
  ...textOperations,
  ...sessionsOperations,
  ...messagesOperations,
  ...notificationsOperations,
  ...institutionsOperations,
  getErrorType,
]

const operationAt = findOperation(operations)

/**
 * Opens a reference bank in memory: interfaces below `/api`, hooks below `/control`.
 * Its answers depend on its options, its clock and its hooks only.
 */
export function createBank(options: BankOptions = {}): Bank {
  const { latency = 0, clock = Date.now, filterRequest, filterAnswer, spellHeader } = options
  const { timer = systemTimer, callEndpoint = callOverHttp } = options
  const behaviour = options.decide?.(honestBehaviour, timer) ?? honestBehaviour
  const books = behaviour.books(openBooks(options.extraAccounts ?? 0))
  const conditions = ordinaryConditions(clock)
  const memos = behaviour.memos(openMemoStore(books.transactions))
  const ledger = ledgerOf(books)
  const openedAt = clock()
  const texts = behaviour.texts(openTextStore(books.text, openedAt))
  const messages = behaviour.messages(openMessageStore(books.messages, openedAt))
  const { now } = conditions
  const queue = openDeliveryQueue({
    opened: books.messages,
    openedAt,
    behaviour,
    now,
    timer,
    callEndpoint,
  })
  const definitions = behaviour.definitions(openDefinitionStore(books.definitions, openedAt))
  const notifications = behaviour.notifications(openNotificationStore())
  const sessions = behaviour.sessions(openSessionStore(books.sessions, openedAt))
  const others = { memos, texts, messages, queue, definitions, notifications, sessions }
  const authorization = openAuthorization(books.actors, clock, options.decideAuthorization)
  const services = { books, ledger, conditions, behaviour, openedAt, authorization, ...others }
  const api = mountOperations(services, operations)
  const hooks = controlHooks({ conditions, sessions, queue, behaviour }, [
    conditions,
    ...Object.values(others),
  ])

  const contextOf = (method: string, pathname: string): RequestContext => ({
    operation: operationAt(method, pathname)?.id,
    now,
  })

  return {
    close: queue.close,
    fixtures: fixturesOf(books),
    headerName: (name, method, pathname) =>
      spellHeader?.(name, contextOf(method, pathname)) ?? name,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/control/')) return hooks.fetch(request)
      const logIn = authorization.answer(request, pathname)
      if (logIn !== undefined) return logIn
      const context = contextOf(request.method, pathname)
      if (latency > 0) await sleep(latency)
      const asked = (await filterRequest?.(request, context)) ?? request
      const answered = await api.fetch(asked)
      return (await filterAnswer?.(answered, request, context)) ?? answered
    },
  }
}
