import { changeHal } from '../../alterations/change-hal.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { presentIn } from '../../alterations/present-in.js'
import type { Liberty } from '../../liberty.js'

const optional = 'Required fields are not shown.'
const hal = { mediaType: 'application/hal+json' }
const named = ['transactionNotFound', 'transactionMemoNotFound', 'invalidCheckId']

/** @param missing members that errors should have, and have not */
function errors(
  name: string,
  sentence: string,
  change: (error: JsonObject) => JsonObject,
  missing: readonly string[],
): Liberty {
  return {
    name: `hal-members-errors-${name}`,
    sentence,
    warns: missing.length === 0 ? undefined : listedOf(missing),
    because: optional,
    response: changeJson(hal, (body) => {
      const error = body['_error'] as JsonObject | undefined
      return error === undefined ? body : { ...body, _error: change(error) }
    }),
  }
}

const listedOf = (members: readonly string[]): readonly string[] => [
  ...['messages', 'notifications'].flatMap((name) =>
    ['_profile', ...members.filter((one) => one !== 'type')].map((one) =>
      presentIn(name, 'error', one),
    ),
  ),
  ...['text', 'transactions'].flatMap((name) =>
    members.map((one) => presentIn(name, 'error', one)),
  ),
]

/** The types that the document names keep their names. */
const typeIfNamed = ({ type }: JsonObject): JsonObject =>
  named.includes(String(type)) ? { type } : {}

/** More members of HAL documents than the contract asks for, or fewer. */
const liberties: readonly Liberty[] = [
  {
    name: 'hal-members-extra',
    sentence: 'Documents, and what is inside them, have members that the contract does not know.',
    because: 'The documents do not forbid further members.',
    respells: true,
    response: changeHal({}, (resource) => ({
      full: true,
      status: 'ok',
      'x-note': { masked: null, items: [1, 'two'] },
      ...resource,
    })),
  },
  {
    name: 'hal-members-few-of-transactions',
    sentence: 'A transaction has its identifier, its links, its state and its memo, and no more.',
    warns: [
      'transactions.transaction._profile.present',
      'transactions.transaction.amount.present',
      'transactions.transaction.type.present',
    ],
    because: optional,
    response: changeJson(
      { ...hal, operations: ['getTransaction'], statuses: [200] },
      ({ _id, _links, state, memo }) => ({ _id, _links, state, memo }),
    ),
  },
  {
    name: 'hal-members-items-whole',
    sentence: 'An item of a collection has members that only a single transaction is said to have.',
    because: 'The documents do not forbid further members.',
    response: changeItemsOf((item) => ({
      ...item,
      summary: 'Shown early',
      transactionCode: '99',
      balance: { current: '-0.5', currency: 'USD' },
    })),
  },
  {
    name: 'hal-members-few-of-collections',
    sentence: 'A collection has its items and its links, and no more.',
    warns: [
      'transactions.transactionHistory._profile.present',
      'transactions.transactionHistory.name.present',
      'transactions.transactionHistory.start.present',
      'transactions.transactionHistory.limit.present',
      'transactions.transactionHistory.count.present',
      'transactions.transactions._profile.present',
      'transactions.transactions.name.present',
      'transactions.transactions.start.present',
      'transactions.transactions.limit.present',
      'transactions.transactions.count.present',
    ],
    because: optional,
    response: changeJson(
      { ...hal, operations: ['getPendingTransactions', 'getTransactions'], statuses: [200] },
      ({ _links, _embedded }) => ({ _links, _embedded }),
    ),
  },
  {
    name: 'hal-members-nothing-embedded',
    sentence: 'A page without items embeds nothing, not even an empty list.',
    warns: [
      'transactions.transactionHistory._embedded.present',
      'transactions.transactions._embedded.present',
    ],
    because: optional,
    response: changeJson(
      { ...hal, operations: ['getPendingTransactions', 'getTransactions'], statuses: [200] },
      ({ _embedded: embedded, ...rest }) =>
        (embedded as { items: [] }).items.length === 0 ? rest : { ...rest, _embedded: embedded },
    ),
  },
  {
    name: 'hal-members-few-of-memos',
    sentence: 'A memo has its text and its link to itself, and no more.',
    warns: ['transactions.transactionMemo._profile.present'],
    because: optional,
    response: changeJson(
      { ...hal, operations: ['getTransactionMemo', 'updateTransactionMemo'], statuses: [200, 201] },
      ({ text, _links }) => ({ text, _links }),
    ),
  },
  errors('only-type', 'An error has its type, and no more.', ({ type }) => ({ type }), [
    '_id',
    'message',
    'statusCode',
    'occurredAt',
  ]),
  errors(
    'only-status',
    'An error has its status, and a type where the document names one.',
    (error) => ({ statusCode: error['statusCode'], ...typeIfNamed(error) }),
    ['_id', 'message', 'type', 'occurredAt'],
  ),
  errors('few', 'An error says nothing unless the document names its type.', typeIfNamed, [
    '_id',
    'message',
    'statusCode',
    'type',
    'occurredAt',
  ]),
  errors(
    'nested',
    'Errors hold errors, and these hold errors.',
    (error) => ({
      ...error,
      _embedded: { errors: [{ ...error, _embedded: { errors: [{ ...error }, {}] } }, {}] },
    }),
    [],
  ),
]

function changeItemsOf(change: (item: JsonObject) => JsonObject): NonNullable<Liberty['response']> {
  return changeJson({ ...hal, operations: ['getPendingTransactions'], statuses: [200] }, (body) => {
    const { items } = body['_embedded'] as { items: JsonObject[] }
    return { ...body, _embedded: { items: items.map(change) } }
  })
}

export default liberties
