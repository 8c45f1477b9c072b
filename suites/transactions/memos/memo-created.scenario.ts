import { alone, type Answer, assumePermitted } from '../../../src/scenario/index.js'
import { putMemo } from '../shared/put-memo.js'
import { scenario } from '../shared/scenario.js'
import { assumeNoMemo } from './shared/assume-no-memo.js'
import { orderWithoutMemo } from './shared/order-without-memo.js'
import { transactionShowing } from './shared/transaction-showing.js'
import { withoutMemoNow } from './shared/without-memo-now.js'

const text = 'Assay made this.'

/** One that begins with a slash is relative to the root of the interface, never to that of the host. */
const fromRoot = (location: string, { url }: Answer): string =>
  /^\/(?!\/)/.test(location)
    ? url.slice(0, url.lastIndexOf('/transactions/transactions/')) + location
    : location

export default scenario('A memo that is put where there was none is created', {
  verifies: {
    created: 'transactions.memo.created',
    createdLocation: {
      requirement: 'transactions.memo.created-location',
      after: ['created', 'transactions.updateTransactionMemo.201.Location'],
    },
    memberFollows: { requirement: 'transactions.memo.member-follows', after: 'created' },
  },
  safety: 'reversible',
  often: true,
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, assume, given, verify } = stage
    const transactionId = await withoutMemoNow(stage, (left) =>
      assumeNoMemo(stage, { path: { transactionId: left } }, 'may stay'),
    )
    const order = await orderWithoutMemo(stage, transactionId)

    const created = await putMemo(customer, transactionId, { text })
    assumePermitted(stage, created)
    verify.created(created).status(201)
    const memo = await customer.send('getTransactionMemo', order)
    assume(memo, 'transactions.memo.created').status(200, 404)
    if (created.status >= 300 || !verify.created(memo).status(200)) return
    if (!verify.created(memo).at('/text', text)) return
    const transaction = await transactionShowing(stage, order, text)
    given(transaction).status(200)
    verify.memberFollows(transaction).at('/memo', text)

    const location = created.header('Location')
    if (created.status !== 201 || location === undefined) return
    const behind = await customer.visit(created, fromRoot(location, created), 'getTransactionMemo')
    verify.createdLocation(behind).agreesWith(memo, ['/text'])
  },
})
