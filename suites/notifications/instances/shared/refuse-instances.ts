import type { Answer, Order, Stage } from '../../../../src/scenario/index.js'
import { activeList, keyOf } from '../../shared/active-list.js'
import { judgeRefusalType } from '../../shared/judge-refusal-type.js'
import { isOfAnother } from '../../shared/is-of-another.js'

/**
 * Sends what is to be refused, and looks whether a notification was created all the same.
 *
 * @param type of the definition that it names, if it is one of ours
 * @param requirement that it is refused
 * @param errorType the requirement on the type of its error
 */
export async function refuseInstances(
  stage: Stage,
  order: Order,
  type: string,
  requirement: string,
  errorType: string,
): Promise<Answer> {
  const { admin, customer, operation, given, verify } = stage
  const active = operation('getActiveNotifications')
  const before = await activeList(stage, customer)
  given(before.answer).status(200)
  const known = new Set(before.items.map((item) => keyOf(active, item)))
  const answer = await admin.send('createNotifications', order)
  verify(requirement, answer).status('4XX')
  judgeRefusalType(stage, errorType, answer, requirement)
  const after = await activeList(stage, customer)
  given(after.answer).status(200)
  const fresh = after.items.filter(
    (item) => !known.has(keyOf(active, item)) && !isOfAnother(item, type),
  )
  verify(requirement, after.answer).that({
    ...after.place,
    holds: fresh.length === 0,
    expected: 'no further notification',
    actual: `${fresh.length} more than before`,
    absence: true,
    exchanges: [answer.exchange.number],
  })
  return answer
}
