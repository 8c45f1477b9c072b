import { alone, assumePermitted } from '../../../src/scenario/index.js'
import { putMemo } from '../shared/put-memo.js'
import { restoreMemo } from '../shared/restore-memo.js'
import { scenario } from '../shared/scenario.js'
import { assumeNoMemo } from './shared/assume-no-memo.js'

const text = 'Assay made this.'

export default scenario('A memo that is put where there was none is created', {
  verifies: [
    'transactions.memo.created',
    'transactions.memo.created-location',
    'transactions.memo.member-follows',
  ],
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, fixtures, assume, given, verify, undecided, afterwards } = stage
    const transactionId = await fixtures.transactionWithoutMemo()
    const order = { path: { transactionId } }
    given(await customer.send('getTransaction', order)).status(200)
    await assumeNoMemo(stage, order)
    afterwards((actors) => restoreMemo(actors.customer, transactionId, undefined))

    const created = await putMemo(customer, transactionId, { text })
    assumePermitted(stage, created)
    verify('transactions.memo.created', created).status(201)
    const memo = await customer.send('getTransactionMemo', order)
    assume(memo, 'transactions.memo.created').status(200, 404)
    if (created.status < 300) {
      verify('transactions.memo.created', memo).status(200)
      if (memo.status === 200) verify('transactions.memo.created', memo).at('/text', text)
    }
    const there = memo.status === 200 && memo.at('/text') === text
    const root = { dependsOn: 'transactions.memo.created' }
    if (!there || created.status !== 201)
      undecided('transactions.memo.created-location', 'No memo was created.', root)
    if (!there) return undecided('transactions.memo.member-follows', 'No memo was created.', root)
    const transaction = await customer.send('getTransaction', order)
    given(transaction).status(200)
    verify('transactions.memo.member-follows', transaction).at('/memo', text)

    const location = created.header('Location')
    if (created.status !== 201) return
    if (location === undefined)
      return undecided('transactions.memo.created-location', 'There is no Location.', {
        dependsOn: 'transactions.updateTransactionMemo.201.Location',
      })
    const behind = await customer.visit(created, location, 'getTransactionMemo')
    const found = behind.status === 200 ? JSON.stringify(behind.at('/text')) : undefined
    verify('transactions.memo.created-location', behind).that({
      holds: found === JSON.stringify(text),
      expected: `the memo behind ${location}`,
      actual: found ?? `status ${behind.status}`,
      exchanges: [created.exchange.number],
    })
  },
})
