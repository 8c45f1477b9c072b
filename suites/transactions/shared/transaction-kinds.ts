import { fixture } from '../../../src/scenario/index.js'
import { furtherOfKind, type Reading, readings } from './readings.js'
import { thereOf } from './there-of.js'

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

/** What a transaction shows as its memo. */
export const memoOf = ({ answer }: Reading): unknown => answer.at('/memo')

export const transactionWithMemo = ofKind(
  'transactionWithMemo',
  'a transaction with a memo',
  // A story may have written one for a moment.
  (one) => typeof memoOf(one) === 'string' && !String(memoOf(one)).startsWith('Assay '),
  true,
)

export const transactionWithoutMemo = ofKind(
  'transactionWithoutMemo',
  'a transaction without a memo',
  (one) => memoOf(one) === undefined,
)

const imagesOf = ({ answer }: Reading): readonly string[] =>
  ['svc:checkFrontImage', 'svc:checkBackImage'].filter(
    (relation) => answer.at(`/_links/${relation}`) !== undefined,
  )

export const transactionWithCheck = ofKind(
  'transactionWithCheck',
  'a transaction with a check and images of both its sides',
  (one) => imagesOf(one).length === 2,
)

export const transactionWithoutCheck = ofKind(
  'transactionWithoutCheck',
  'a transaction without a check',
  (one) => imagesOf(one).length === 0 && one.answer.at('/checkNumber') === undefined,
)
