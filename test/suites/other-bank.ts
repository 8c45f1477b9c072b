import type { RequestListener } from 'node:http'
import { answerJson } from '../scenario/answers.js'

/** How this bank differs from itself on an ordinary day. */
export interface Day {
  /** Accounts of the customer, by number; they may change between two requests. */
  readonly accounts: readonly number[]
  /** Whether the token is still good. */
  readonly open: boolean
}

const permissions = [
  'billPay',
  'transferFrom',
  'transferTo',
  'mobileCheckDeposit',
  'view',
  'viewCards',
  'manageCards',
]
const types = ['savings', 'checking', 'cd', 'ira', 'loan', 'creditCard']
const secCodes = ['arc', 'boc', 'ccd', 'cie', 'ctx', 'pop', 'ppd', 'rck', 'tel', 'web']
const pageSize = 2
const idForm = /^[\w\-:.~$]{6,48}$/

const idOf = (number: number): string => `~${number}:$konto`

const account = (number: number) => ({
  id: idOf(number),
  title: 'A. Person',
  label: `Konto – *${1000 + number}`,
  maskedNumber: `*${1000 + number}`,
  location: number % 4 === 3 ? 'external' : 'internal',
  product: { type: types[number % types.length] ?? '', label: 'Konto' },
  allows: Object.fromEntries(
    permissions.map((name, index) => [name, number % 4 !== 3 && (number >> (index % 3)) % 2 === 0]),
  ) as Record<string, boolean>,
})

/** A refusal, thrown by anyone who finds a reason for it. */
class Refusal extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type = 'about:blank') {
    super()
    this.status = status
    this.type = type
  }
}

/**
 * A bank that no one here wrote, as far as its ways go: small pages whose links begin at the API root, 422
 * for everything invalid, terse problems, 403 for what is not there to see. It conforms.
 *
 * @param today asked for at each request
 */
export function otherBank(today: () => Day): RequestListener {
  return (request, response) => {
    try {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://bank')
      const day = today()
      const { authorization, 'api-key': key } = request.headers
      if (
        key !== 'key-of-other-bank' ||
        authorization !== 'Bearer token-of-other-bank' ||
        !day.open
      )
        throw new Refusal(401)
      answerJson(response, 200, answerOf(pathname.replace('/api', ''), searchParams, day))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status === 401) response.setHeader('WWW-Authenticate', 'Bearer')
      answerJson(response, error.status, { type: error.type, status: error.status })
    }
  }
}

function answerOf(path: string, query: URLSearchParams, { accounts }: Day): object {
  const all = accounts.map(account)
  const one = /^\/banking\/accounts\/([^/]+)$/.exec(path)?.[1]
  if (one !== undefined) {
    const found = all.find(
      ({ id, location }) => id === decodeURIComponent(one) && location === 'internal',
    )
    if (!found) throw new Refusal(404)
    return { ...found, electronicStatements: false }
  }
  if (path === '/banking/accountBalances') return balances(query, all)
  const eligible = path === '/banking/achEligibleAccounts'
  if (eligible && (!query.has('allows') || !secCodes.includes(query.get('secCode') ?? '')))
    throw new Refusal(422)
  if (!idForm.test(query.get('customerId') ?? 'nobody')) throw new Refusal(422)
  const [allows, wanted] = [
    listOf(query, 'allows', permissions, ','),
    listOf(query, 'productType', types, '|'),
  ]
  const [place] = listOf(query, 'location', ['internal', 'external'], '|') ?? []
  const limit = query.get('limit') ?? '100'
  const start = query.get('start') || '0'
  if (!/^\d+$/.test(limit) || Number(limit) > 1000 || !/^\d{1,9}$/.test(start))
    throw new Refusal(422)
  const rows = all.filter(
    (row) =>
      (allows ?? []).every((name) => row.allows[name]) &&
      (wanted?.includes(row.product.type) ?? true) &&
      (place ?? row.location) === row.location,
  )
  const [from, size] = [Number(start), Math.min(Number(limit), pageSize)]
  const next = new URLSearchParams([...query].filter(([name]) => name !== 'start'))
  next.set('start', String(from + size))
  const more = size > 0 && from + size < rows.length
  return {
    items: rows.slice(from, from + size),
    nextPage_url: more ? `${path}?${next}` : undefined,
  }
}

function balances(query: URLSearchParams, all: readonly ReturnType<typeof account>[]): object {
  const ids = query.get('accounts')?.split(',') ?? []
  const tries = query.get('retryCount') ?? '1'
  if (!ids.every((id) => idForm.test(id)) || new Set(ids).size !== ids.length)
    throw new Refusal(422)
  if (ids.length === 0 || ids.length > 100 || !/^(?:\d|10)$/.test(tries) || tries === '0')
    throw new Refusal(422)
  const asked = ids.map((id) => all.find((one) => one.id === id && one.location === 'internal'))
  if (asked.includes(undefined)) throw new Refusal(422, '/errors/invalidAccountId/v1')
  if (asked.some((one) => one?.allows['view'] !== true)) throw new Refusal(403)
  return { items: ids.map((id) => ({ id, incomplete: false, current: '+0.10' })) }
}

/** The values of a list parameter; undefined when it is not there. */
function listOf(
  query: URLSearchParams,
  name: string,
  known: readonly string[],
  separator: string,
): readonly string[] | undefined {
  const values = query.get(name)?.split(separator)
  if (values?.some((value) => !known.includes(value))) throw new Refusal(422)
  if (new Set(values).size !== (values?.length ?? 0)) throw new Refusal(422)
  return values
}
