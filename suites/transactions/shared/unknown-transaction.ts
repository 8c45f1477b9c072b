import { fixture, respell } from '../../../src/scenario/index.js'
import { readings } from './readings.js'

const tries = 3

/**
 * An identifier that no transaction has: one that the profile names, else one that looks like those that the
 * target gives, so that it is not refused for its form.
 */
export const unknownTransaction = fixture((search) =>
  search.once('unknown transaction', async () => {
    const [named] = search.given('unknownTransaction')
    if (named !== undefined) return named
    const [known] = [
      ...(await readings(search)).map(({ id }) => id),
      ...search.given('transaction'),
    ]
    if (known === undefined) throw search.lacking('a transaction of the customer', 'transaction')
    for (let tried = 0; tried < tries; tried += 1) {
      const transactionId = respell(known, search.random)
      const answer = await search.as('customer').send('getTransaction', { path: { transactionId } })
      if (answer.status !== 200) return transactionId
    }
    throw search.lacking('an identifier that no transaction has', 'unknownTransaction')
  }),
)
