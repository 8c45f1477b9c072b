import { law, type Order } from '../../src/scenario/index.js'
import { askWith, parameterOf } from './ask-with.js'
import { sideBySide } from './side-by-side.js'

/**
 * Each value that a definition excludes is refused, and each at the edge of what it allows is accepted:
 * one parameter at a time, in a request that is answered with success otherwise.
 */
export default law('parameters', ({ operations, requirements }) =>
  requirements.flatMap(({ id, origin, text }) => {
    if (origin.kind !== 'refusal' && origin.kind !== 'acceptance') return []
    const operation = operations.find((one) => one.id === origin.operation)
    if (operation === undefined) return []
    const parameter = parameterOf(operation, origin.case)
    return {
      operation: operation.id,
      name: `${parameter.name}-${origin.case.name}${origin.kind === 'acceptance' ? '-accepted' : ''}`,
      title: text,
      verifies: [id],
      async steps({ customer, plain, verify, fixtures, refusals }) {
        const { order } = await plain(operation)
        const statuses = operation.responses.map(({ status }) => status)
        const successes = statuses.filter((status) => status.startsWith('2'))
        const due = origin.kind === 'refusal' ? refusals(operation, parameter) : successes
        const orders = await askWith(order, parameter, origin.case, fixtures)
        const ask = (one: Order) => customer.send(operation.id, one)
        for await (const answer of sideBySide(orders, ask)) verify(id, answer).status(...due)
      },
    }
  }),
)
