import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'

interface Page {
  readonly items?: readonly unknown[]
  readonly ['_embedded']?: { readonly items?: readonly unknown[] }
}

type Row = readonly [
  status: number,
  operation: string,
  breaks: string,
  sentence: string,
  from: readonly number[],
  change: (response: Response) => Response | Promise<Response>,
]

const login = (): Response =>
  new Response(null, { status: 302, headers: { location: '/login?back=%2F' } })
const crash = (): Response => new Response('Internal Server Error', { status: 500 })
const conflict = (): Response => new Response('Conflict', { status: 409 })
const accepted = (): Response => new Response(null, { status: 200 })
const done = (): Response => new Response(null, { status: 204 })

async function nothing(response: Response): Promise<Response> {
  const body = (await response.clone().json()) as Page
  const items = body.items ?? body['_embedded']?.items ?? []
  return items.length > 0 ? response : new Response(null, { status: 204 })
}

const rows: readonly Row[] = [
  [
    204,
    'listAccounts',
    'accounts.listAccounts.status',
    'has no content where a list is empty',
    [200],
    nothing,
  ],
  [
    302,
    'listAccounts',
    'accounts.listAccounts.status',
    'redirects a caller without credentials to the login page',
    [401],
    login,
  ],
  [
    500,
    'listAccountBalances',
    'accounts.listAccountBalances.status',
    'fails when the core is down',
    [503],
    crash,
  ],
  [
    204,
    'getPendingTransactions',
    'transactions.getPendingTransactions.status',
    'has none where a list is empty',
    [200],
    nothing,
  ],
  [
    409,
    'updateTransactionMemo',
    'transactions.updateTransactionMemo.status',
    'calls an old entity tag a conflict',
    [412],
    conflict,
  ],
  [
    204,
    'updateTransactionMemo',
    'transactions.updateTransactionMemo.status',
    'has no content for what was replaced',
    [200],
    done,
  ],
  [
    409,
    'createDefinition',
    'notifications.createDefinition.status',
    'calls an invalid body a conflict',
    [422],
    conflict,
  ],
  [
    200,
    'publishMessage',
    'messages.publishMessage.status',
    'says OK of a message that it accepts',
    [202],
    accepted,
  ],
]

/** Statuses that a document does not list. */
const defects: readonly Defect[] = rows.map(
  ([status, operation, breaks, sentence, statuses, change]) => ({
    name: `undocumented-statuses-${operation}-${status}`,
    sentence: `${operation} ${sentence}: ${status}.`,
    breaks: [breaks],
    response: changeResponse({ operations: [operation], statuses }, change),
  }),
)

export default defects
