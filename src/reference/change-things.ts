import { changeJson, type Json, type JsonObject } from './change-json.js'
import { operationsOf } from './operations-of.js'
import type { Variation } from './variation.js'

interface Place {
  readonly operations: readonly string[]
  readonly statuses: readonly number[]
  /** Members that lead to it from the top of the answer; in a list, it is every item. */
  readonly path: readonly string[]
}

const ok = { statuses: [200] }
const one: Place = { operations: ['getTransaction'], path: [], ...ok }
const history: Place = { operations: ['getTransactions'], path: [], ...ok }
const pending: Place = { operations: ['getPendingTransactions'], path: [], ...ok }
const memo: Place = {
  operations: ['getTransactionMemo', 'updateTransactionMemo'],
  statuses: [200, 201],
  path: [],
}
const error: Place = {
  operations: operationsOf.transactions,
  statuses: [400, 404, 412, 422],
  path: [],
}

const within = (place: Place, ...path: readonly string[]): Place => ({
  ...place,
  path: [...place.path, ...path],
})
const past = within(history, '_embedded', 'items')
const coming = within(pending, '_embedded', 'items')
const full = [one, past]

/** Where the things of the transaction interface stand in its answers. */
const places = {
  transaction: full,
  pendingTransaction: [coming],
  amount: [...full, coming].map((place) => within(place, 'amount')),
  balance: full.map((place) => within(place, 'balance')),
  cashBackAmount: full.map((place) => within(place, 'cashBackAmount')),
  sourceAccountNumbers: full.map((place) => within(place, 'sourceAccountNumbers')),
  transactions: [pending],
  transactionHistory: [history],
  transactionMemo: [memo],
  errorResponse: [error],
  error: [within(error, '_error')],
  nestedError: [within(error, '_error', '_embedded', 'errors')],
} satisfies Readonly<Record<string, readonly Place[]>>

/** Builds the `response` of a variation that changes a thing of the transaction interface wherever it is shown. */
export function changeThings(
  thing: keyof typeof places,
  change: (thing: JsonObject) => JsonObject,
): NonNullable<Variation['response']> {
  const responses = places[thing].map(({ path, ...where }) =>
    changeJson(where, (body) => changeAt(body, path, change) ?? null),
  )
  return async (response, ...rest) => {
    let changed = response
    for (const next of responses) changed = await next(changed, ...rest)
    return changed
  }
}

function changeAt(
  value: Json | undefined,
  path: readonly string[],
  change: (thing: JsonObject) => JsonObject,
): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => changeAt(item, path, change) ?? null)
  if (typeof value !== 'object' || value === null) return value
  const [member, ...others] = path
  if (member === undefined) return change(value)
  return { ...value, [member]: changeAt(value[member], others, change) }
}
