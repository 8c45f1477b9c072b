import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'

interface Page {
  readonly items?: readonly unknown[]
  readonly ['_embedded']?: { readonly items?: readonly unknown[] }
}

type Row = readonly [
  status: number,
  /** Its second part is the operation. */
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
  [204, 'accounts.listAccounts.status', 'has no content where a list is empty', [200], nothing],
  [302, 'accounts.listAccounts.status', 'sends a stranger to the login page', [401], login],
  [500, 'accounts.listAccountBalances.status', 'fails when the core is down', [503], crash],
  [
    204,
    'transactions.getPendingTransactions.status',
    'has none where a list is empty',
    [200],
    nothing,
  ],
  [
    409,
    'transactions.updateTransactionMemo.status',
    'calls an old entity tag a conflict',
    [412],
    conflict,
  ],
  [
    204,
    'transactions.updateTransactionMemo.status',
    'has no content for what was replaced',
    [200],
    done,
  ],
  [
    409,
    'notifications.createDefinition.status',
    'calls an invalid body a conflict',
    [422],
    conflict,
  ],
  [200, 'messages.publishMessage.status', 'says OK of a message that it accepts', [202], accepted],
]

/** Statuses that a document does not list. */
const defects: readonly Defect[] = rows.map(([status, breaks, sentence, statuses, change]) => {
  const operation = breaks.split('.')[1] ?? ''
  return {
    name: `undocumented-statuses-${operation}-${status}`,
    sentence: `${operation} ${sentence}: ${status}.`,
    breaks: [breaks],
    response: changeResponse({ operations: [operation], statuses }, change),
  }
})

export default defects
