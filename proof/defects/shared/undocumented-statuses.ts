import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'
import { interfaceOf } from '../../alterations/operations-of.js'

interface Page {
  readonly items?: readonly unknown[]
  readonly ['_embedded']?: { readonly items?: readonly unknown[] }
}

type Row = readonly [
  status: number,
  operation: string,
  sentence: string,
  from: readonly number[],
  change: (response: Response) => Response | Promise<Response>,
]

const crash = (): Response => new Response('Internal Server Error', { status: 500 })
const login = (): Response =>
  new Response(null, { status: 302, headers: { location: '/login?back=%2F' } })
const shield = (): Response => new Response('Request rejected', { status: 418 })

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
    'listAccessLocationsForInstitution',
    'has no content where a list is empty',
    [200],
    nothing,
  ],
  [302, 'listInstitutionAccessLocations', 'sends a stranger to the login page', [401], login],
  [500, 'listAccounts', 'fails when a parameter is wrong', [400, 422], crash],
  [500, 'getAccount', 'fails when there is no such account', [404], crash],
  [500, 'listAccountBalances', 'fails when the core is down', [503], crash],
  [500, 'listEligibleAchAccounts', 'fails when a parameter is wrong', [400, 422], crash],
  [302, 'listAccounts', 'sends a stranger to the login page', [401], login],
  [302, 'getAccount', 'sends a stranger to the login page', [401], login],
  [302, 'listAccountBalances', 'sends a stranger to the login page', [401], login],
  [302, 'listEligibleAchAccounts', 'sends a stranger to the login page', [401], login],
  [418, 'listAccounts', 'is shielded by something with a status of its own', [403], shield],
  [418, 'getAccount', 'is shielded by something with a status of its own', [403], shield],
  [418, 'listAccountBalances', 'is shielded by something with a status of its own', [403], shield],
  [204, 'listAccounts', 'has no content where a list is empty', [200], nothing],
  [204, 'listEligibleAchAccounts', 'has no content where a list is empty', [200], nothing],
  [500, 'getTransaction', 'fails when there is no such transaction', [404], crash],
  [500, 'getTransactionMemo', 'fails when there is no memo', [404], crash],
  [500, 'updateTransactionMemo', 'fails when a body is no JSON', [400], crash],
  [500, 'deleteTransactionMemo', 'fails when there is no memo', [404], crash],
  [500, 'getPendingTransactions', 'fails when a parameter is wrong', [400, 422], crash],
  [302, 'getTransaction', 'sends a stranger to the login page', [401], login],
  [302, 'getPendingTransactions', 'sends a stranger to the login page', [401], login],
  [418, 'getTransactionMemo', 'is shielded by something with a status of its own', [403], shield],
  [
    418,
    'deleteTransactionMemo',
    'is shielded by something with a status of its own',
    [403],
    shield,
  ],
  [409, 'updateTransactionMemo', 'calls an old entity tag a conflict', [412], conflict],
  [204, 'updateTransactionMemo', 'has no content when a memo was replaced', [200], done],
  [204, 'getPendingTransactions', 'has no content where a list is empty', [200], nothing],
  [500, 'getResolvedText', 'fails when a parameter is wrong', [400], crash],
  [500, 'getStrings', 'fails when there is no such group', [422], crash],
  [500, 'getString', 'fails when there is no such string', [404], crash],
  [500, 'setString', 'fails when a body is no JSON', [400], crash],
  [500, 'getFormat', 'fails when there is no such format', [404], crash],
  [500, 'setFormat', 'fails when a body is no JSON', [400], crash],
  [302, 'getString', 'sends a stranger to the login page', [401], login],
  [302, 'getApiDoc', 'sends a stranger to the login page', [401], login],
  [302, 'getFormats', 'sends a stranger to the login page', [401], login],
  [302, 'terminateCustomerSession', 'sends a stranger to the login page', [401], login],
  [302, 'resumeCustomerSession', 'sends a stranger to the login page', [401], login],
  [500, 'publishMessage', 'fails when a body is no JSON', [400], crash],
  [200, 'publishMessage', 'says OK of a message that it accepts', [202], accepted],
  [500, 'getPullNotifications', 'fails when a parameter is wrong', [400, 422], crash],
  [204, 'getPullNotifications', 'has no content where a list is empty', [200], nothing],
  [500, 'getPullNotification', 'fails when there is no such notification', [404], crash],
  [500, 'deleteNotification', 'fails when there is no such notification', [404], crash],
  [500, 'getDeliveryQueue', 'fails when a parameter is wrong', [400, 422], crash],
  [500, 'getDefinitions', 'fails when a parameter is wrong', [400, 422], crash],
  [500, 'getDefinition', 'fails when there is no such definition', [404], crash],
  [500, 'createDefinition', 'fails when a body is no JSON', [400], crash],
  [500, 'createGlobalDefinition', 'fails when a body is no JSON', [400], crash],
  [302, 'getDefinition', 'sends a stranger to the login page', [401], login],
  [204, 'getDefinitions', 'has no content where a list is empty', [200], nothing],
  [409, 'createDefinition', 'calls an invalid body a conflict', [422], conflict],
  [204, 'setString', 'has no content when a string was updated', [200], done],
  [204, 'setFormat', 'has no content when a format was replaced', [200], done],
]

/** One defect for each operation and status that its document does not list. */
const defects: readonly Defect[] = rows.map(([status, operation, sentence, statuses, change]) => ({
  name: `undocumented-statuses-${operation}-${status}`,
  sentence: `${operation} ${sentence}: ${status}.`,
  breaks: [`${interfaceOf(operation)}.${operation}.status`],
  response: changeResponse({ operations: [operation], statuses }, change),
}))

export default defects
