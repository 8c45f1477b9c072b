import { comparePages, countsHold, isPartOf, readBothWays } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { judgeCountOfUnknown } from './shared/judge-count-of-unknown.js'
import { judgePageOfOne } from './shared/judge-page-of-one.js'
import { wordIn } from '../shared/word-in.js'

type Query = Readonly<Record<string, string | readonly string[]>>

export default scenario('The pages of a filtered pending list add up to the filtered list', {
  verifies: {
    filtersWithPages: {
      requirement: 'transactions.pending.filters-with-pages',
      after: 'transactions.getPendingTransactions.pages-count',
    },
  },
  requests: 55,
  async steps(stage) {
    const { operation, plain, customer, fixtures, verify, giveUp } = stage
    const { answer } = await plain(operation('getPendingTransactions'))
    const look = (query: Query) => readBothWays(stage, customer, 'getPendingTransactions', query)
    const all = await look({})
    if (!(await fixtures.pagesAddUp()))
      giveUp(
        'The pages of the list without a filter do not add up, either.',
        'let the pages of the list add up',
      )
    if (!countsHold(all)) return

    const accounts = (await fixtures.pendingAccounts()).map(({ id }) => id)
    const { numbers } = await fixtures.checkNumbers()
    const queries = queriesFor(accounts, numbers, wordIn(answer.items))
    let compared = 0
    const judge = (query: Query) =>
      verify.filtersWithPages.confirmed(async (compare) => {
        const one = { query: { ...query, limit: 1 } }
        const [narrowed, page] = await Promise.all([
          look(query),
          customer.send('getPendingTransactions', one),
        ])
        if (narrowed.isMoving || !isPartOf(narrowed, all)) return
        compared += 1
        comparePages(compare, narrowed, all)
        judgePageOfOne(compare, page, narrowed, all)
      })
    await Promise.all([...queries.map(judge), judgeCountOfUnknown(stage, verify.filtersWithPages)])
    if (compared === 0)
      giveUp(
        'No filter selects a part of the list that fills two pages.',
        'fixtures.transactions.pendingAccount',
      )
  },
})

/** What a list may be narrowed by. */
const queriesFor = (
  [one, ...others]: readonly string[],
  numbers: readonly number[],
  word: string | undefined,
): readonly Query[] => [
  ...(word === undefined ? [] : [{ q: word }]),
  ...(one === undefined ? [] : [{ account: [one] }]),
  ...(one === undefined ? [] : others.slice(0, 1).map((other) => ({ account: [one, other] }))),
  ...(numbers.length > 1 ? [{ checkNumber: `${numbers[0]}-${numbers.at(-1)}` }] : []),
  ...['active', 'expired'].map((state) => ({ holdState: [state] })),
  ...(one === undefined ? [] : [{ holdState: ['none'], account: [one] }]),
  { holdState: ['active', 'expired'], ...(one !== undefined && { account: [one] }) },
]
