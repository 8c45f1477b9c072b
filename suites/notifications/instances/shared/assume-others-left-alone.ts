import type { Stage } from '../../../../src/scenario/index.js'
import { notificationOrder } from '../../shared/create-notifications.js'
import { madeDefinition } from '../../shared/made-definition.js'
import { orderAbout } from '../../shared/order-about.js'
import { putDefinition } from '../../shared/put-definition.js'
import { readOwn } from '../../shared/read-own.js'
import { listedNotification } from '../../shared/shown-notification.js'
import { bystander, type Disturbance, disturbancesOf } from './bystander.js'

/** What is done with a notification, and who does it. */
const withNotification = [
  ['markNotificationAsRead', 'customer'],
  ['dismissNotification', 'customer'],
  ['expireNotification', 'admin'],
  ['deleteNotification', 'admin'],
] as const

/** What becomes of a definition in the end. */
const withDefinition = ['expireDefinition', 'deleteDefinition']

/** How often it is done again where something came to one of them, which others of ours may be made beside. */
const again = 4

/**
 * Sees to it that whatever is done with one definition or notification leaves others as they are, those made before and
 * those made afterwards. What comes to one of them once may have another cause; what comes twice has not.
 */
export async function assumeOthersLeftAlone(stage: Stage): Promise<void> {
  const known = new Set<string>()
  for (let time = 0; time <= again; time += 1) {
    for (const { requirement, answer, tell } of await disturbances(stage)) {
      if (known.has(requirement)) return tell(stage.assume(answer, requirement))
      known.add(requirement)
    }
    if (known.size === 0) return
  }
}

async function disturbances(stage: Stage): Promise<readonly Disturbance[]> {
  const before = await bystander(stage)
  const requests = await requestsAboutOthers(stage)
  const after = await bystander(stage)
  for (const send of requests) await send()
  const found = [before, after].map((one) => disturbancesOf(stage, one))
  const all = (await Promise.all(found)).flat()
  // What came to both at once counts once.
  return [...new Map(all.map((one) => [one.requirement, one])).values()]
}

/** Makes other definitions and notifications, and says what is done besides. How that is answered, other stories tell. */
async function requestsAboutOthers(stage: Stage): Promise<readonly (() => PromiseLike<unknown>)[]> {
  const { admin, fixtures, operation } = stage
  const isShown = (name: string): boolean =>
    stage.interface.operations.some((one) => one.id === name)
  const about = async (name: string, actor: 'admin' | 'customer') => {
    const { id } = await listedNotification(stage, await madeDefinition(stage))
    const order = orderAbout(operation(name), { notification: id })
    return () => stage[actor].send(name, order)
  }
  const requests: (() => PromiseLike<unknown>)[] = []
  for (const [name, actor] of withNotification)
    if (isShown(name)) requests.push(await about(name, actor))
  const { id } = await madeDefinition(stage)
  const path = { path: { definitionId: id } }
  const message = { text: 'Assay wrote something else.' }
  const [user, contextUri] = [await fixtures['user']?.(), await fixtures['contextUri']?.()].map(
    String,
  )
  const created = notificationOrder(stage, id, 'withContext', { user: user ?? '', contextUri })
  return [
    ...requests,
    () => madeDefinition(stage),
    // All users see one until it is deleted.
    async () =>
      isShown('deleteDefinition') && madeDefinition(stage, undefined, 'createGlobalDefinition'),
    () => admin.send('createNotifications', created),
    async () =>
      isShown('updateDefinition') &&
      putDefinition(admin, path, await readOwn(stage, path), { message }),
    ...withDefinition
      .filter(isShown)
      .map((name) => () => admin.send(name, orderAbout(operation(name), { definition: id }))),
  ]
}
