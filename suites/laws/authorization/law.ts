import { law, lawCase, type LawStage, type Operation, often } from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { authorization } from './binding.js'
import { laterQuery } from '../shared/later-query.js'
import { orderFor, safetyOf } from '../shared/order-for.js'
import { varied } from '../shared/varied.js'

/** A caller who lacks the permission for an operation gets nothing from it. */
export default law(({ operations }) =>
  operations.map((operation) =>
    lawCase({
      operation: operation.id,
      title: `${operation.id} gives nothing to a caller without permission`,
      verifies: { refused: aspectsOf(operation, authorization)('restricted') },
      ...safetyOf(operation),
      requests: 9,
      async steps(stage) {
        const { restricted, verify, giveUp } = stage
        const { order, read } = await orderFor(stage, operation)
        const later = await laterQuery(stage, operation)
        const lists = operation.parameters.some(({ name }) => name === 'limit')
        // Asked for something by name, a service may say as well that there is no such thing for this caller.
        const named = [operation.body, ...operation.parameters]
        const byName = named.some((one) => one?.fixture !== undefined)
        for (let time = 0; time < often; time += 1) {
          const more = time === 0 ? undefined : varied(operation, order, time, later, read)
          const answer = await restricted.send(operation.id, more?.order ?? order)
          // What is asked for besides may need a stronger log-in.
          if (answer.status === 401 && time > 0) continue
          if (answer.status === 401)
            giveUp(
              'The actor restricted was answered with 401: the target does not know it, or asks for a stronger log-in.',
              'actors.restricted',
            )
          if (answer.status === 200 && lists && answer.items.length === 0)
            giveUp(
              'An empty list does not show whether the caller lacks permission or accounts.',
              'let the actor restricted have accounts that it may not list',
            )
          if (answer.status < 300 && !operation.secured && (await servesAnyone(stage, operation)))
            giveUp(
              'Callers without credentials are served as well: no caller lacks a permission.',
              'let the operation ask for credentials',
            )
          const also = [...(byName ? [404, 422] : []), ...(more?.refusals ?? [])]
          if (!verify.refused(answer).status(403, ...also)) break
        }
      },
    }),
  ),
)

/** Which credentials an operation asks for may not be shown: it may ask for none. */
async function servesAnyone(stage: LawStage, operation: Operation): Promise<boolean> {
  const { order } = await orderFor(stage, operation)
  return (await stage.anonymous.send(operation.id, order)).status < 300
}
