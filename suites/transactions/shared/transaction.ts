import { fixture, type RequestInput, type Search } from '../../../src/scenario/index.js'
import { type Reading, readings } from './readings.js'
import { thereOf } from './there-of.js'

/** Examples of a transaction that are looked at, where one does not have all links. */
const mostExamples = 6

/** Richest first: what has most members and links shows most. */
const richest = async (search: Search): Promise<readonly Reading[]> => {
  const riches = ({ answer }: Reading): number =>
    Object.keys((answer.json ?? {}) as object).length +
    Object.keys((answer.at('/_links') ?? {}) as object).length
  return (await readings(search)).toSorted((one, other) => riches(other) - riches(one))
}

export const transaction = fixture(async (search) => {
  const named = search.given('transaction')
  const found = (await richest(search)).map((one) => one.id)
  const [id] = [...(await thereOf(search, named)), ...found, ...named]
  if (id === undefined) throw search.lacking('a transaction of the customer', 'transaction')
  return id
})

export const transactionExamples = fixture(async (search): Promise<readonly RequestInput[]> => {
  const named = await thereOf(
    search,
    ['transactionWithCheck', 'transactionWithSource'].flatMap((name) =>
      search.given(name).slice(0, 1),
    ),
  )
  const ids = new Set([...named, ...(await richest(search)).map(({ id }) => id)])
  const orders = [...ids].slice(0, mostExamples).map((id) => ({ path: { transactionId: id } }))
  // With the full number, the same links are due.
  return [...orders, ...orders.slice(0, 1).map((one) => ({ ...one, query: { unmasked: true } }))]
})
