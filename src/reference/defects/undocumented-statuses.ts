import { changeResponse } from '../change-response.js'
import type { Defect } from '../defect.js'

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

async function nothing(response: Response): Promise<Response> {
  const { items } = (await response.clone().json()) as { items: readonly unknown[] }
  return items.length > 0 ? response : new Response(null, { status: 204 })
}

const rows: readonly Row[] = [
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
]

/** One defect for each operation and status that its document does not list. */
const defects: readonly Defect[] = rows.map(([status, operation, sentence, statuses, change]) => ({
  name: `undocumented-statuses-${operation}-${status}`,
  sentence: `${operation} ${sentence}: ${status}.`,
  breaks: [`accounts.${operation}.status`],
  response: changeResponse({ operations: [operation], statuses }, change),
}))

export default defects
