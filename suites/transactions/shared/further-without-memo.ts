import { fixture } from '../../../src/scenario/index.js'
import { heldWithoutMemo } from './held-without-memo.js'
import { kindsBeside } from './kinds-beside.js'
import { readings } from './readings.js'
import { thereOf } from './there-of.js'
import { transaction } from './transaction.js'
import { memoOf, transactionWithoutMemo } from './transaction-kinds.js'

/** Another one, which no other story is about, where there is one. */
export const otherWithoutMemo = fixture(async (search) => {
  const without = await transactionWithoutMemo(search)
  const others = [without, await transaction(search)]
  const read = (await readings(search)).filter((one) => memoOf(one) === undefined)
  const named = await thereOf(search, search.given('transactionWithoutMemo'))
  const ids = [...read.map(({ id }) => id), ...named]
  const id = ids.findLast((one) => !others.includes(one))
  return { id: id ?? without, isShared: id === undefined }
})

/**
 * More of them, beside those that stories write to; perhaps none. Where there is one in another state than the first, some
 * that are held or were, and some of other kinds, it is these: each transaction has a memo, whatever has come of it.
 */
export const furtherWithoutMemo = fixture(async (search) => {
  const other = await otherWithoutMemo(search)
  const without = await transactionWithoutMemo(search)
  const others = [without, other.id, await transaction(search)]
  const read = await readings(search)
  const state = read.find(({ id }) => id === without)?.answer.at('/state')
  const further = read.filter((one) => memoOf(one) === undefined && !others.includes(one.id))
  const found = further.findLast(({ answer }) => answer.at('/state') !== state) ?? further.at(-1)
  const held = await Promise.all(
    (['expired', 'active'] as const).map((hold) => heldWithoutMemo(search, hold, others)),
  )
  const kinds = kindsBeside(read, further, [without, found?.id])
  return [...new Set([found?.id, ...held, ...kinds])].filter((id) => id !== undefined)
})
