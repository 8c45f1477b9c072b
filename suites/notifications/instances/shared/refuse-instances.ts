import {
  alone,
  identify,
  type Item,
  type RequestInput,
  someTimes,
  type Stage,
  type Verification,
  walkNumbered,
} from '../../../../src/scenario/index.js'
import { activeList, identifierMember, keyOf } from '../../shared/active-list.js'
import { isOfAnother, namesType } from '../../shared/is-of-another.js'
import { othersMake } from './others-make.js'
import { judgeFurtherType } from '../../shared/judge-further-type.js'
import { judgeRefusalType } from '../../shared/judge-refusal-type.js'

const mostPages = 40

/**
 * Sends what is to be refused some times, and looks whether a notification was created all the same.
 *
 * @param type of the definition that it names, if it is one of ours
 * @param errorType how the requirement on the type of its error is verified, and that type
 */
export async function refuseInstances(
  stage: Stage,
  order: RequestInput,
  type: string,
  refused: Verification,
  ...errorType: readonly [Verification, string]
): Promise<void> {
  const { admin, customer, fixtures, operation, given, needs } = stage
  const active = operation('getActiveNotifications')
  // A global definition has notifications of its own there, which are known before. Where none is asked of, one that
  // others make meanwhile is no notification of this request.
  const isGlobal = errorType[1] === 'cannotCreateInstancesFromGlobalDefinition'
  const contexts = [...(isGlobal ? ['global'] : []), String(await fixtures['contextName']?.())]
  // So do further ones that are made meanwhile.
  const globalOnes = async (): Promise<string> => {
    const query = { contextName: ['global'] }
    const { items } = await walkNumbered(admin, 'getDefinitions', query, { pages: mostPages })
    return String(items.map(identify).toSorted())
  }
  // What a definition that is not there would say is not known.
  const isTold = errorType[1] !== 'definitionRefNotFound'
  const isOurs = (item: Item): boolean =>
    !isOfAnother(item, type) && !(isTold && namesType(active, item, type) === false)
  // What was created before may be seen at one node of a service earlier than at another: it is looked at once more then.
  await refused.confirmed(async (compare) => {
    const were = isGlobal ? await globalOnes() : ''
    const before = await activeList(stage, customer, contexts)
    given(before.answer).status(200)
    const known = new Set(before.items.map((item) => keyOf(active, item)))
    const answer = await admin.send('createNotifications', order)
    compare(answer).status('4XX')
    judgeRefusalType(...errorType, answer)
    const areRefused = await someTimes(async () => {
      const again = await admin.send('createNotifications', order)
      judgeFurtherType(...errorType, again)
      return compare(again).status('4XX')
    })
    if (areRefused) {
      const after = await activeList(stage, customer, contexts)
      given(after.answer).status(200)
      const areMade = isGlobal && were !== (await globalOnes())
      // Stories that make global ones would hide it each time.
      if (areMade) needs(alone('notifications.definitions'))
      const further = areMade ? undefined : compare(after.answer, answer)
      further?.holdsNo(
        'further notification',
        (item) => !known.has(keyOf(active, item)) && isOurs(item),
        identifierMember(active),
      )
      const came = after.items.filter((item) => !known.has(keyOf(active, item)) && isOurs(item))
      const isCrossed = came.length > 0 && (await othersMake(stage, after, contexts))
      // So would those that make notifications for users.
      if (isCrossed) needs(alone('notifications.instances'))
      return { still: !isCrossed }
    }
    return { still: true }
  })
}
