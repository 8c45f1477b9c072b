import {
  type Answer,
  law,
  lawCase,
  type LawStage,
  type Operation,
  often,
  passedOn,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { authorization } from './binding.js'
import { laterPage } from '../shared/later-page.js'
import { orderFor, safetyOf } from '../shared/order-for.js'
import { sideBySide } from '../shared/side-by-side.js'
import { type Varied, waysToVary } from '../shared/ways-to-vary.js'

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
        const later = (await laterPage(stage, operation))?.query
        const narrowing = (await stage.capability(operation, 'narrowing')) ?? {}
        const lists = operation.parameters.some(({ name }) => name === 'limit')
        const isEmpty = (one: Answer) => one.status === 200 && lists && one.items.length === 0
        // Asked for something by name, a service may say as well that there is no such thing for this caller.
        const named = [operation.body, ...operation.parameters]
        const byName = named.some((one) => one?.fixture !== undefined)
        const ask = async ({ order: asked, refusals }: Varied) => {
          const answer = await passedOn(() => restricted.send(operation.id, asked))
          return { answer, due: ['403' as const, ...(byName ? [404, 422] : []), ...refusals] }
        }

        const { answer, due } = await ask({ order, refusals: [] })
        if (answer.status === 401)
          giveUp(
            'The actor restricted was answered with 401: the target does not know it, or asks for a stronger log-in.',
            'actors.restricted',
          )
        if (isEmpty(answer))
          giveUp(
            'An empty list does not show whether the caller lacks permission or accounts.',
            'let the actor restricted have accounts that it may not list',
          )
        if (answer.status < 300 && !operation.secured && (await servesAnyone(stage, operation)))
          giveUp(
            'Callers without credentials are served as well: no caller lacks a permission.',
            'let the operation ask for credentials',
          )
        if (!verify.refused(answer).status(...due)) return
        const further = waysToVary(operation, order, { read, narrowing, guesses: true, later })
        for await (const one of askEach(further, order, ask))
          // What is asked for besides may need a stronger log-in, and may be found nowhere.
          if (one.answer.status !== 401 && !isEmpty(one.answer))
            if (!verify.refused(one.answer).status(...one.due)) break
      },
    }),
  ),
)

/** What can be asked in one way only is asked again, one after the other: a write may be let through. */
async function* askEach<T>(
  further: readonly Varied[],
  order: Varied['order'],
  ask: (one: Varied) => Promise<T>,
): AsyncGenerator<T> {
  yield* sideBySide(further, ask)
  for (let time = 1; further.length === 0 && time < often; time += 1)
    yield await ask({ order, refusals: [] })
}

/** Which credentials an operation asks for may not be shown: it may ask for none. */
async function servesAnyone(stage: LawStage, operation: Operation): Promise<boolean> {
  const { order } = await orderFor(stage, operation)
  return (await stage.anonymous.send(operation.id, order)).status < 300
}
