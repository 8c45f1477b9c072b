import { type Answer, alone, assumePermitted } from '../../../src/scenario/index.js'
import { judgeNotFound } from '../shared/judge-not-found.js'
import { scenario } from '../shared/scenario.js'
import { withoutMemoNow } from './shared/without-memo-now.js'

export default scenario('Reading the memo of a transaction without one answers with 404', {
  verifies: {
    absent: 'transactions.memo.absent',
    absentType: { requirement: 'transactions.memo.absent-type', after: 'absent' },
  },
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, verify, giveUp, settled } = stage
    const order = { path: { transactionId: await withoutMemoNow(stage) } }
    const memo = await customer.send('getTransactionMemo', order)
    assumePermitted(stage, memo)
    // Others may have written one just now, which the transaction may show later.
    const hasMemo = (one: Answer): boolean => one.status === 200 && one.at('/memo') !== undefined
    const read = () => customer.send('getTransaction', order)
    if (memo.status === 200 && hasMemo(await settled(read, hasMemo)))
      giveUp('The transaction has a memo by now.', 'fixtures.transactions.transactionWithoutMemo')
    const types = ['transactionMemoNotFound']
    judgeNotFound(memo, { status: verify.absent, type: verify.absentType, types })
  },
})
