import {
  type Answer,
  law,
  lawCase,
  type RequestInput,
  refusalStatuses,
} from '../../../src/scenario/index.js'
import { askWith, parameterOf } from './ask-with.js'
import { sideBySide } from '../shared/side-by-side.js'
import { type Asked, someOfEach } from './some-of-each.js'

/**
 * Each value that a definition excludes is refused, and each at the edge of what it allows is accepted:
 * one parameter at a time, in a request that is answered with success otherwise.
 */
export default law(({ operations, requirements }) =>
  requirements.flatMap(({ id, origin, text }) => {
    if (origin.kind !== 'law' || origin.law !== 'parameters' || origin.case === undefined) return []
    const operation = operations.find((one) => one.id === origin.operation)
    if (operation === undefined) return []
    const { case: tried, aspect } = origin
    const parameter = parameterOf(operation, tried)
    const isAccepted = aspect === 'accepted'
    return lawCase({
      operation: operation.id,
      name: `${parameter.name}-${tried.name}${isAccepted ? '-accepted' : ''}`,
      title: text,
      verifies: { asDefined: id },
      requests: 3,
      async steps(stage) {
        const { customer, plain, verify, giveUp } = stage
        const { order } = await plain(operation)
        const due = isAccepted ? ['2XX'] : refusalStatuses(operation, parameter)
        const orders = askWith(order, operation, parameter, tried)
        const ask = (one: RequestInput) => customer.send(operation.id, one)
        // Of a service that errs in every fifth answer, one of as many errs. What is excluded is so beside anything else.
        const asked = await someOfEach(
          stage,
          operation,
          { parameter, orders },
          isAccepted ? 'plain' : 'varied',
        )
        const askOne = async (one: Asked) => ({ ...one, answer: await ask(one.order) })
        for await (const { refusals, isVaried, answer } of sideBySide(asked, askOne)) {
          // What is asked for besides may be denied to this caller.
          if (isVaried && needsMore(answer)) continue
          // What a caller may ask for can depend on the value; a filter only selects among what is allowed.
          if (isAccepted && parameter.filter === undefined && needsMore(answer))
            giveUp(
              'One of the values was refused for want of permission, or of a stronger log-in.',
              `let the customer ask ${operation.id} for this value`,
            )
          // A service may take a name for one that is not there, and list what there is under it: nothing.
          if (!isAccepted && parameter.in === 'path' && listsNothing(answer))
            giveUp(
              'One of the values was answered with an empty list, as for an unknown name.',
              `let ${operation.id} refuse a value that it cannot take`,
            )
          // Others act on the target as well: without what the request is about, no value is accepted.
          if (isAccepted && answer.status === 404 && (await ask(order)).status === 404)
            giveUp(
              `What ${operation.id} was asked for does not exist any more.`,
              'run again while nothing is deleted',
            )
          verify.asDefined(answer).status(...due, ...refusals)
        }
      },
    })
  }),
)

/** The same caller was served without it, so 401 asks for a stronger log-in (document 1, Authentication). */
const needsMore = ({ status }: Answer): boolean => status === 403 || status === 401

const listsNothing = (answer: Answer): boolean =>
  answer.status === 200 &&
  (Array.isArray(answer.at('/_embedded/items')) || answer.at('/count') === 0) &&
  answer.items.length === 0
