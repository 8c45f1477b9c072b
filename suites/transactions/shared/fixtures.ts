import {
  type Discoveries,
  fixture,
  type RequestInput,
  type Search,
} from '../../../src/scenario/index.js'
import { accountsWithPending } from './accounts-with-pending.js'
import { checkNumbers } from './check-numbers.js'
import { foreignPending } from './foreign-pending.js'
import { foreignTransaction } from './foreign-transaction.js'
import { history, historyAccount } from './history.js'
import { keptFromOther } from './kept-from-other.js'
import { heldWithoutMemo } from './held-without-memo.js'
import { kindsBeside } from './kinds-beside.js'
import { pagesAddUp } from './pages-add-up.js'
import { pendingOfOthers } from './pending-of-others.js'
import { pendingAccounts } from './pending-accounts.js'
import { pendingTransactions } from './pending-transactions.js'
import { asked, furtherOfKind, type Reading, readings } from './readings.js'
import { unknownTransaction } from './unknown-transaction.js'

/** Examples of a transaction that are looked at, where one does not have all links. */
const mostExamples = 6

/** Those of these transactions that can be read; what a profile names may have gone since. */
const thereOf = async (search: Search, ids: readonly string[]): Promise<readonly string[]> => {
  const there = new Set((await readings(search)).map(({ id }) => id))
  return ids.filter((id) => there.has(id))
}

/** A transaction of some kind: named by the profile, else the first one read that is of it. */
const ofKind = (name: string, what: string, is: (one: Reading) => boolean, isRare = false) =>
  fixture(async (search) => {
    const named = search.given(name)
    const read = await readings(search)
    const isSought = isRare && named.length === 0
    const found = read.find(is) ?? (isSought ? await furtherOfKind(search, name, is) : undefined)
    const [id] = [...(await thereOf(search, named)), ...(found ? [found.id] : []), ...named]
    if (id === undefined) throw search.lacking(what, name)
    // Where others can be read, one that is not there is no fault of the target.
    const isKnown = read.length === 0 || found?.id === id || read.some((one) => one.id === id)
    if (!isKnown) throw search.lacking(`${what}; what the profile names is not there`, name)
    return id
  })

const memoOf = ({ answer }: Reading): unknown => answer.at('/memo')

const transactionWithMemo = ofKind(
  'transactionWithMemo',
  'a transaction with a memo',
  // A story may have written one for a moment.
  (one) => typeof memoOf(one) === 'string' && !String(memoOf(one)).startsWith('Assay '),
  true,
)

const transactionWithoutMemo = ofKind(
  'transactionWithoutMemo',
  'a transaction without a memo',
  (one) => memoOf(one) === undefined,
)

const imagesOf = ({ answer }: Reading): readonly string[] =>
  ['svc:checkFrontImage', 'svc:checkBackImage'].filter(
    (relation) => answer.at(`/_links/${relation}`) !== undefined,
  )

const transactionWithCheck = ofKind(
  'transactionWithCheck',
  'a transaction with a check and images of both its sides',
  (one) => imagesOf(one).length === 2,
)

const transactionWithoutCheck = ofKind(
  'transactionWithoutCheck',
  'a transaction without a check',
  (one) => imagesOf(one).length === 0 && one.answer.at('/checkNumber') === undefined,
)

/** Another one, which no other story is about, where there is one. */
const otherWithoutMemo = fixture(async (search) => {
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
const furtherWithoutMemo = fixture(async (search) => {
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

/** Richest first: what has most members and links shows most. */
const richest = async (search: Search): Promise<readonly Reading[]> => {
  const riches = ({ answer }: Reading): number =>
    Object.keys((answer.json ?? {}) as object).length +
    Object.keys((answer.at('/_links') ?? {}) as object).length
  return (await readings(search)).toSorted((one, other) => riches(other) - riches(one))
}

const transaction = fixture(async (search) => {
  const named = search.given('transaction')
  const found = (await richest(search)).map((one) => one.id)
  const [id] = [...(await thereOf(search, named)), ...found, ...named]
  if (id === undefined) throw search.lacking('a transaction of the customer', 'transaction')
  return id
})

const transactionExamples = fixture(async (search): Promise<readonly RequestInput[]> => {
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

/** Everything that the profile names under a fixture; empty when it names nothing. */
const allNamed = fixture(async ({ given }, name: string) => given(name))

export const fixtures = {
  asked,
  readings,
  transaction,
  transactionWithMemo,
  transactionWithoutMemo,
  transactionWithCheck,
  transactionWithoutCheck,
  otherWithoutMemo,
  furtherWithoutMemo,
  unknownTransaction,
  history,
  historyAccount,
  pendingTransactions,
  pendingAccounts,
  accountsWithPending,
  pagesAddUp,
  checkNumbers,
  foreignPending,
  foreignTransaction,
  pendingOfOthers,
  keptFromOther,
  allNamed,
  transactionExamples,
}

/** What a profile may give under `fixtures.transactions`. */
export const given = {
  transaction: 'transactions of the customer',
  transactionWithCheck: 'transactions that have a check with images of both sides',
  transactionWithoutCheck: 'transactions that have no check',
  transactionWithMemo: 'transactions with a memo',
  transactionWithoutMemo: 'transactions without a memo, which may be given one for a moment',
  transactionWithSource: 'transactions whose source account has a full number to be asked for',
  unknownTransaction: 'an identifier of the right form that no transaction has',
  pendingAccount: 'accounts with pending transactions without a hold',
  pendingCheckNumber: 'numbers of checks that are pending without a hold',
  activeHold: 'pending transactions whose hold is active',
  expiredHold: 'pending transactions whose hold has expired',
  noHold: 'pending transactions without a hold',
  otherCustomersTransaction: 'a pending transaction that the customer may not see',
  accountNumbers: 'full account numbers, which must not occur in URLs',
}

/** What is looked for when a profile is written. Holds and what is pending are others tomorrow. */
export const discoveries = {
  found: {
    transaction: 'transaction',
    transactionWithCheck: 'transactionWithCheck',
    transactionWithMemo: 'transactionWithMemo',
    transactionWithoutMemo: 'transactionWithoutMemo',
  },
  supposed: {
    transactionWithoutCheck: {
      by: 'transactionWithoutCheck',
      because: 'it shows neither a number nor images of a check',
    },
  },
  counted: { 'transactions looked at': ['readings'] },
} satisfies Discoveries<keyof typeof given, keyof typeof fixtures>
