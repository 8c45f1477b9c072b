import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const change = (among: (items: readonly JsonObject[]) => JsonObject[]) =>
  changeJson({ operations: ['listAccountBalances'], statuses: [200] }, (body) => ({
    ...body,
    items: among(body['items'] as JsonObject[]),
  }))

/** Amounts that depend on what else is asked for. */
const defects: readonly Defect[] = [
  {
    name: 'balances-alone-of-yesterday',
    sentence: 'A balance that is asked for alone has another amount than with others.',
    breaks: ['accounts.balances.same-alone'],
    response: change((items) =>
      items.length > 1 ? [...items] : items.map((one) => ({ ...one, current: '1.00' })),
    ),
  },
  {
    name: 'balances-alone-in-other-order',
    sentence: 'Of three balances and more, the amounts stand in another order than the accounts.',
    breaks: ['accounts.balances.same-alone'],
    response: change((items) =>
      items.length < 3
        ? [...items]
        : items.map(({ id }, place) => ({ ...items.at(-1 - place), id })),
    ),
  },
  {
    name: 'balances-alone-of-each-other',
    sentence: 'Of two balances that are asked for together, each has the amounts of the other one.',
    breaks: ['accounts.balances.same-alone'],
    response: change((items) =>
      items.length === 2
        ? items.map(({ id }, place) => ({ ...items.at(-1 - place), id }))
        : [...items],
    ),
  },
]

export default defects
