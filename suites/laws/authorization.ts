import { law } from '../../src/scenario/index.js'

/** A caller who lacks the permission for an operation gets nothing from it. */
export default law('authorization', ({ operations }) =>
  operations.flatMap((operation) =>
    operation.laws
      .filter((one) => one.law === 'authorization')
      .map(({ requirement }) => ({
        operation: operation.id,
        title: `${operation.id} gives nothing to a caller without permission`,
        verifies: [requirement],
        async steps({ restricted, plain, verify, giveUp }) {
          // A service that refuses everybody shows nothing of permissions.
          const { order } = await plain(operation)
          const answer = await restricted.send(operation.id, order)
          if (answer.status === 401)
            giveUp('The target does not know the restricted actor.', 'actors.restricted')
          if (
            answer.status === 200 &&
            Array.isArray(answer.at('/items')) &&
            answer.items.length === 0
          )
            giveUp('An empty list does not tell whether the caller lacks permission or accounts.')
          // Asked for something by name, a service may say as well that there is no such thing for this caller.
          const byName = operation.parameters.some(({ fixture }) => fixture !== undefined)
          verify(requirement, answer).status(403, ...(byName ? [404, 422] : []))
        },
      })),
  ),
)
