import type { Defect } from '../defect.js'

type Row = readonly [
  name: string,
  operation: string,
  sentence: string,
  from: readonly number[],
  to: () => Response,
]

const crash = (): Response => new Response('Internal Server Error', { status: 500 })
const login = (): Response =>
  new Response(null, { status: 302, headers: { location: '/login?back=%2F' } })
const shield = (): Response => new Response('Request rejected', { status: 418 })

const rows: readonly Row[] = [
  ['500', 'listAccounts', 'fails with 500 when a parameter is wrong', [400, 422], crash],
  ['500', 'getAccount', 'fails with 500 when there is no such account', [404], crash],
  ['500', 'listAccountBalances', 'fails with 500 when the core is down', [503], crash],
  ['500', 'listEligibleAchAccounts', 'fails with 500 when a parameter is wrong', [400, 422], crash],
  ['302', 'listAccounts', 'sends a stranger to the login page', [401], login],
  ['302', 'getAccount', 'sends a stranger to the login page', [401], login],
  ['302', 'listAccountBalances', 'sends a stranger to the login page', [401], login],
  ['302', 'listEligibleAchAccounts', 'sends a stranger to the login page', [401], login],
  ['418', 'listAccounts', 'is shielded by something that answers 418', [403], shield],
  ['418', 'getAccount', 'is shielded by something that answers 418', [403], shield],
  ['418', 'listAccountBalances', 'is shielded by something that answers 418', [403], shield],
  ['418', 'listEligibleAchAccounts', 'is shielded by something that answers 418', [403], shield],
]

const lists = ['listAccounts', 'listEligibleAchAccounts']

/** One defect for each operation and status that its document does not list. */
const defects: readonly Defect[] = [
  ...rows.map(([status, operation, sentence, from, to]) => ({
    name: `undocumented-statuses-${operation}-${status}`,
    sentence: `${operation} ${sentence}.`,
    breaks: [`accounts.${operation}.status`],
    response: (response: Response, _request: Request, context: { operation: string | undefined }) =>
      context.operation === operation && from.includes(response.status) ? to() : response,
  })),
  ...lists.map((operation) => ({
    name: `undocumented-statuses-${operation}-204`,
    sentence: `${operation} answers 204 instead of an empty list.`,
    breaks: [`accounts.${operation}.status`],
    async response(
      response: Response,
      _request: Request,
      context: { operation: string | undefined },
    ) {
      if (context.operation !== operation || response.status !== 200) return response
      const { items } = (await response.clone().json()) as { items: readonly unknown[] }
      return items.length > 0 ? response : new Response(null, { status: 204 })
    },
  })),
]

export default defects
