import { alone, type Answer, assumePermitted, type Sender } from '../../../src/scenario/index.js'
import type { Reading } from '../shared/readings.js'
import { scenario } from '../shared/scenario.js'
import { assumeStillListed } from './shared/assume-still-listed.js'
import { judgeRestKept } from './shared/judge-rest-kept.js'
import { memosBeside } from './shared/memos-beside.js'
import { ownMemo } from './shared/own-memo.js'

/** So many other transactions with a memo are looked at. */
const most = 10

const isOurs = (memo: unknown): boolean => typeof memo === 'string' && memo.startsWith('Assay ')
const isTheirs = (memo: unknown): boolean =>
  typeof memo === 'string' && memo !== '' && !isOurs(memo)

const hasMemo = (one: Answer | undefined): boolean =>
  one?.status === 200 && one.at('/memo') !== undefined

const readEach = (customer: Sender, some: readonly Reading[]): Promise<readonly Answer[]> =>
  Promise.all(
    some.map(({ id }) => customer.send('getTransaction', { path: { transactionId: id } })),
  )

export default scenario('Writing and deleting a memo leave the memos of others alone', {
  verifies: {
    othersUntouched: {
      requirement: 'transactions.memo.others-untouched',
      after: ['transactions.memo.created', 'transactions.memo.deleted'],
    },
  },
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  requests: 100,
  async steps(stage) {
    const { customer, fixtures, verify, giveUp } = stage
    // Assay writes only where there is no memo: what had one keeps it, whatever else is written meanwhile.
    const read = await fixtures.readings()
    const others = read.filter(({ answer }) => isTheirs(answer.at('/memo')))
    const beside = await fixtures.furtherWithoutMemo()
    if (others.length === 0 && beside.length === 0)
      giveUp(
        'No other transaction has a memo that could change.',
        'fixtures.transactions.transactionWithMemo',
      )
    const look = () => readEach(customer, others.slice(0, most))
    const first = await look()
    const lookBeside = await memosBeside(stage, beside, verify.othersUntouched)
    const { order } = await ownMemo(stage, 'Assay noted this.')
    const own = order.path.transactionId
    for (const id of [own, ...beside])
      await judgeRestKept(customer, verify.othersUntouched, read, id)
    await lookBeside()
    const before = await look()
    for (const now of before)
      if (now.status === 200)
        verify
          .othersUntouched(now)
          .tells('/memo', 'a memo that was not written by Assay', (memo) => !isOurs(memo))
    await assumeStillListed(stage, [own, ...beside])
    const deleted = await customer.send('deleteTransactionMemo', order)
    assumePermitted(stage, deleted)
    if (deleted.status !== 204) return
    await lookBeside()
    for (const id of beside)
      await customer.send('deleteTransactionMemo', { path: { transactionId: id } })
    for (const id of [own, ...beside])
      await judgeRestKept(customer, verify.othersUntouched, read, id)
    await verify.othersUntouched.confirmed(async (compare) => {
      for (const [at, now] of (await look()).entries())
        if (now.status === 200 && [first[at], before[at]].some(hasMemo))
          compare(now).tells('/memo', 'a memo', (memo) => memo !== undefined)
    })
  },
})
