import type { Search } from '../../../src/scenario/index.js'
import { itemsOf } from './items-of.js'

const fixtureOf = { active: 'activeHold', expired: 'expiredHold' } as const

/** A transaction whose hold is in a state, without a memo, that is none of these; undefined where there is none. */
export const heldWithoutMemo = async (
  search: Search,
  state: keyof typeof fixtureOf,
  others: readonly string[],
): Promise<string | undefined> => {
  const customer = search.as('customer')
  const listed = itemsOf(
    await customer.send('getPendingTransactions', { query: { holdState: [state] } }),
  )
  const ids = [...search.given(fixtureOf[state]), ...listed.map(({ _id }) => _id)].filter(isName)
  const transactionId = ids.find((id) => !others.includes(id))
  if (transactionId === undefined) return undefined
  const answer = await customer.send('getTransaction', { path: { transactionId } })
  return answer.status === 200 && answer.at('/memo') === undefined ? transactionId : undefined
}

const isName = (id: unknown): id is string => typeof id === 'string' && id !== ''
