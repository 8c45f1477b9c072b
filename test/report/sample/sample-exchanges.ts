import type { Exchange, RecordedRequest, RecordedResponse } from '../../../src/exchange/exchange.js'
import { hostile } from './hostile.js'

const base = 'http://127.0.0.1:40121/api'
const credentials = [
  ['API-Key', '‹key·91aa›'],
  ['Authorization', 'Bearer ‹token·3f2a›'],
  ['Accept', 'application/json'],
] as const

const body = (text: string) => ({ text, bytes: Buffer.byteLength(text) })

const get = (path: string): RecordedRequest => ({
  method: 'GET',
  url: `${base}${path}`,
  headers: credentials,
})

const answer = (status: number, value: unknown): RecordedResponse => ({
  kind: 'response',
  status,
  headers: [
    ['Content-Type', status < 400 ? 'application/json' : 'application/problem+json'],
    ['X-Hostile', hostile],
    [`X-\u001b[2J<b>`, 'a name that no server should send'],
  ],
  body: body(JSON.stringify(value, null, 2)),
})

const at = (second: number) => ({
  startedAt: `2026-03-02T09:15:${String(second).padStart(2, '0')}.000Z`,
  head: 4.2,
  total: 6.8,
})

/** Answers of every kind: whole, hostile, binary, empty, broken off. */
export const sampleExchanges: readonly Exchange[] = [
  {
    number: 88,
    actor: 'customer',
    interface: 'accounts',
    operation: 'listAccountBalances',
    scenario: 'accounts/balances-come-in-order',
    timings: at(1),
    request: get('/banking/accountBalances?accounts=acc-7,acc-2,acc-4'),
    outcome: answer(200, {
      items: [{ id: 'acc-2' }, { id: 'acc-4' }, { id: 'acc-7', note: hostile }],
    }),
  },
  {
    number: 91,
    actor: 'customer',
    interface: 'accounts',
    operation: 'listAccounts',
    scenario: 'laws/cursor-paging:listAccounts',
    timings: at(2),
    request: get(
      `/banking/accounts?start=${encodeURIComponent('[x]{y}')}[1-9]{a,b}';touch%20pwned`,
    ),
    outcome: answer(200, { items: [{ label: hostile }], [`x/~"<b>\u202e`]: hostile }),
  },
  {
    number: 97,
    actor: 'anonymous',
    interface: 'accounts',
    operation: 'getAccount',
    scenario: 'rules/documented-status',
    timings: at(3),
    request: { ...get('/banking/accounts/acc-404'), headers: [['Accept', 'application/json']] },
    outcome: {
      ...answer(404, {}),
      headers: [['Content-Type', 'application/octet-stream']],
      body: { base64: Buffer.from([0, 255, 254, 27, 91]).toString('base64'), bytes: 5 },
    },
  },
  {
    number: 120,
    actor: 'customer',
    interface: 'transactions',
    operation: 'getTransactions',
    scenario: 'transactions/filters',
    timings: { ...at(4), head: 30000, total: 30000 },
    request: get('/transactions/transactions?q=%22'),
    outcome: { kind: 'failure', failure: 'timeout', message: `no head within 30 s ${hostile}` },
  },
  {
    number: 131,
    actor: 'admin',
    interface: 'text',
    operation: 'setString',
    scenario: 'text/strings-are-replaced',
    timings: at(5),
    request: {
      method: 'PUT',
      url: `${base}/text/strings/a`,
      headers: [...credentials, ['If-Match', '"v1"'], ['Content-Type', 'application/json']],
      body: body(`@/etc/passwd '$(touch pwned)' {"text":"‹token·3f2a›"}\n`),
    },
    outcome: { ...answer(500, { status: 500, title: hostile }), headers: [] },
  },
]
