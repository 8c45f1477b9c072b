import { fixture } from '../../src/scenario/index.js'
import { readings } from './readings.js'

const tries = 3
const alphabets = ['0123456789', 'abcdef', 'ABCDEF']

/**
 * An identifier that no transaction has: one that the profile names, else one that looks like those that the
 * target gives, so that it is not refused for its form.
 */
export const unknownTransaction = fixture((search) =>
  search.once('unknown transaction', async () => {
    const [named] = search.given('unknownTransaction')
    if (named !== undefined) return named
    const [known] = [
      ...search.given('transaction'),
      ...(await readings(search)).map(({ id }) => id),
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

/** The same form with other digits; an identifier with few of them gets more behind it. */
function respell(id: string, random: (n: number) => number): string {
  const respelt = [...id]
    .map((character) => {
      const alphabet = alphabets.find((one) => one.includes(character))
      return alphabet?.charAt(random(alphabet.length)) ?? character
    })
    .join('')
  return id.replaceAll(/\D/g, '').length < 4 ? `${respelt}${random(1e9)}` : respelt
}
