import { refusal, type Reply, tagged, unmet, type IncomingRequest } from './other-text.js'

const pageSize = 4

interface Entry {
  readonly id: string
  readonly account: string
  readonly hold: string
  readonly check?: number
}

const entries: readonly Entry[] = Array.from({ length: 11 }, (_, at) => ({
  id: `P ${at}/€`,
  account: `~${at % 3}:konto`,
  hold: at % 5 === 4 ? 'active' : 'none',
  check: at % 4 === 3 ? 200 + at : undefined,
}))

/** Transactions of another bank: small pages, no more than pending ones, and a history that is a table. */
export function otherTransactions(): (wish: IncomingRequest) => Reply {
  const memos = new Map([[entries[2]?.id ?? '', 'Paid']])
  const link = (path: string) => ({ href: path })
  const at = (id: string): string => `/transactions/transactions/${encodeURIComponent(id)}`
  const item = ({ id, account }: Entry) => ({
    _id: id,
    _profile: 'https://bank.example/pending?v=2.3',
    _links: {
      self: link(at(id)),
      'svc:account': [link(`/banking/accounts/${encodeURIComponent(account)}`)],
      'svc:organization': link('/banking/organization'),
    },
    amount: { value: '-7', currency: 'SEK' },
    state: 'pending',
    type: 'debit',
    providerSummary: `Kvitto ${id}`,
  })
  const single = (entry: Entry) => {
    const memo = memos.get(entry.id)
    return {
      ...item(entry),
      ...(memo === undefined ? {} : { memo }),
      ...(entry.check === undefined ? {} : { checkNumber: entry.check }),
    }
  }

  const pending = ({ query }: IncomingRequest): Reply => {
    const [start, limit] = [query.get('start') ?? '0', query.get('limit') ?? '100']
    const numbers = query.get('checkNumber')?.split(/[,|]/)
    if (![start, limit].every((one) => /^\d{1,9}$/.test(one))) return refusal(422)
    if (numbers && !numbers.every((one) => /^\d+(-\d+)?$/.test(one))) return refusal(422)
    const holds = (query.get('holdState') ?? 'none').split('|')
    const accounts = query.get('account')?.split('|')
    const rows = entries.filter(
      ({ account, hold, check = -1 }) =>
        holds.includes(hold) &&
        (accounts?.includes(account) ?? true) &&
        (numbers?.some((one) => {
          const [from = '', to = from] = one.split('-')
          return Number(from) <= check && check <= Number(to)
        }) ??
          true),
    )
    const [from, size] = [Number(start), Math.min(Number(limit), pageSize)]
    if (from > 0 && from >= rows.length) return refusal(422)
    const page = (first: number) => {
      const ask = new URLSearchParams(query)
      ask.set('start', String(first))
      return link(`/transactions/pendingTransactions?${ask}`)
    }
    const more = size > 0 && from + size < rows.length
    const links = {
      self: page(from),
      first: page(0),
      next: more ? page(from + size) : undefined,
      collection: link('/transactions/pendingTransactions'),
    }
    return {
      status: 200,
      body: {
        start: from,
        limit: size,
        _links: links,
        _embedded: { items: rows.slice(from, from + size).map(item) },
      },
    }
  }

  const memoOf = (wish: IncomingRequest, entry: Entry): Reply => {
    const text = memos.get(entry.id)
    const self = { _links: { self: link(`${at(entry.id)}/memo`) } }
    if (wish.method === 'GET')
      return text === undefined ? refusal(404) : tagged(wish, { text, ...self })
    if (wish.method === 'DELETE') return memos.delete(entry.id) ? { status: 204 } : refusal(404)
    const given = wish.header('if-match')
    if (text === undefined ? given !== undefined : unmet(wish, { text, ...self }))
      return refusal(412)
    let body: unknown
    try {
      body = JSON.parse(wish.body)
    } catch {
      return refusal(400)
    }
    const next = (body as { text?: unknown } | null)?.text
    if (typeof next !== 'string') return refusal(422)
    memos.set(entry.id, next)
    return text === undefined
      ? tagged(wish, { text: next, ...self }, 201, { location: `${at(entry.id)}/memo` })
      : { status: 200, body: { text: next, ...self } }
  }

  return (wish) => {
    const [, kind, id, memo] = wish.path
    if (kind === 'pendingTransactions') return pending(wish)
    if (id === undefined)
      return { status: 200, body: 'date;amount\r\n', headers: { 'content-type': 'text/csv' } }
    const entry = entries.find((one) => one.id === id)
    if (entry === undefined) return refusal(404)
    return memo === 'memo' ? memoOf(wish, entry) : tagged(wish, single(entry))
  }
}
