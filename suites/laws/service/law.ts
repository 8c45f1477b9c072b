import { isGone, law, lawCase } from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { service } from './binding.js'

/** Every operation answers a plain request of an entitled caller with success. */
export default law(({ operations }) =>
  operations.map((operation) =>
    lawCase({
      operation: operation.id,
      title: `${operation.id} answers a plain request with success`,
      verifies: { answers: aspectsOf(operation, service)('answers') },
      requests: 1,
      async steps({ customer, askPlainly, settled, verify }) {
        const isOfOne = operation.path.includes('{')
        // What a list shows may be gone, and the list may not show that yet.
        const ask = async () => (await askPlainly(customer, operation)).answer
        const answer = await settled(ask, (one) => !isOfOne || !isGone(one))
        const exchanges = [answer.exchange.number]
        if (answer.status === 401 || answer.status === 403) {
          const because = `The target does not accept the customer's credentials: ${answer.status}.`
          return verify.answers.undecided(because, { remedy: 'actors.customer', exchanges })
        }
        const lists503 = operation.responses.some(({ status }) => status === '503')
        if (answer.status === 503 && lists503) {
          const because = 'The target says that it cannot serve requests at present: 503.'
          return verify.answers.undecided(because, {
            remedy: 'run again when the target serves requests',
            exchanges,
          })
        }
        const success = operation.responses.filter(({ status }) => status.startsWith('2'))
        verify.answers(answer).status(...success.map(({ status }) => status))
      },
    }),
  ),
)
