import { law } from '../../src/scenario/index.js'

/** Every operation answers a plain request of an entitled caller with success. */
export default law('service', ({ operations }) =>
  operations.flatMap((operation) =>
    operation.laws
      .filter((one) => one.law === 'service')
      .map(({ requirement }) => ({
        operation: operation.id,
        title: `${operation.id} answers a plain request with success`,
        verifies: [requirement],
        async steps({ customer, askPlainly, verify, undecided }) {
          const { answer } = await askPlainly(customer, operation)
          const exchanges = [answer.exchange.number]
          if (answer.status === 401 || answer.status === 403)
            return undecided(
              requirement,
              `The target does not accept the customer's credentials: ${answer.status}.`,
              { remedy: 'actors.customer', exchanges },
            )
          const lists503 = operation.responses.some(({ status }) => status === '503')
          if (answer.status === 503 && lists503)
            return undecided(
              requirement,
              'The target says that it cannot serve anybody at present: 503.',
              { exchanges },
            )
          const success = operation.responses.filter(({ status }) => status.startsWith('2'))
          verify(requirement, answer).status(...success.map(({ status }) => status))
        },
      })),
  ),
)
