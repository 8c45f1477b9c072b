import { someTimes } from '../../../src/scenario/index.js'
import { judgeNotFound } from '../shared/judge-not-found.js'
import { oddName } from '../shared/odd-name.js'
import { scenario } from '../shared/scenario.js'

export default scenario(
  'getTransaction answers with 404 for an identifier that no transaction has',
  {
    verifies: {
      unknown: 'transactions.transaction.unknown',
      unknownType: { requirement: 'transactions.transaction.unknown-type', after: 'unknown' },
    },
    async steps({ customer, fixtures, given, verify }) {
      const known = { transactionId: await fixtures.transaction() }
      given(await customer.send('getTransaction', { path: known })).status(200)
      const unknown = { transactionId: await fixtures.unknownTransaction() }
      const types = ['transactionNotFound']
      await someTimes(async () => {
        const answer = await customer.send('getTransaction', { path: unknown })
        return judgeNotFound(answer, { status: verify.unknown, type: verify.unknownType, types })
      })
      // What looks like no identifier names none. That it ends in no error of the service, a rule sees.
      await Promise.all(
        ['assay', oddName, `${known.transactionId}.assay`].map(async (transactionId) => {
          const [answer] = await Promise.all([
            customer.send('getTransaction', { path: { transactionId } }),
            customer.send('getTransactionMemo', { path: { transactionId } }),
          ])
          if (answer.status < 300) verify.unknown(answer).status(404, 400)
        }),
      )
    },
  },
)
