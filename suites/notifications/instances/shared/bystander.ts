import type { Answer, Stage } from '../../../../src/scenario/index.js'
import { activeList, identifierMember, meant, placeOf } from '../../shared/active-list.js'
import { isSet } from '../../shared/is-set.js'
import { type Made, madeDefinition } from '../../shared/made-definition.js'
import { readOwn } from '../../shared/read-own.js'
import { listedNotification } from '../../shared/shown-notification.js'
import { isOneOf } from './is-one-of.js'

/** A definition and a notification of it, with which nothing is done. */
export interface Bystander {
  readonly made: Made
  readonly notification: string
  readonly wasRead: boolean
}

/** What no request asked for, and the requirement that it contradicts. */
export interface Disturbance {
  readonly requirement: string
  readonly answer: Answer
  /** Compares the answer with what it was to show. */
  tell(look: ReturnType<Stage['assume']>): void
}

/** Makes one. */
export async function bystander(stage: Stage): Promise<Bystander> {
  const made = await madeDefinition(stage)
  const { id, shown } = await listedNotification(stage, made)
  const read = shown.item && meant(stage.operation('getActiveNotifications'), shown.item, 'read')
  return { made, notification: id, wasRead: isSet(read) }
}

/** What became of one that is not as it was. */
export async function disturbancesOf(
  stage: Stage,
  { made, notification, wasRead }: Bystander,
): Promise<readonly Disturbance[]> {
  const answer = await readOwn(stage, { path: { definitionId: made.id } })
  const found: Disturbance[] = []
  const message = { text: made.text }
  const text = answer.at('/message/text')
  if (answer.status === 404 || (typeof text === 'string' && text !== made.text))
    found.push({
      requirement: 'notifications.createDefinition.any-order',
      answer,
      tell(look) {
        if (look.status(200)) look.shows({ message })
      },
    })
  if (answer.at('/expired') === true)
    found.push({
      requirement: 'notifications.expireDefinition.not-others',
      answer,
      tell: (look) => void look.at('/expired', false),
    })
  return [...found, ...(await disturbancesInList(stage, notification, wasRead))]
}

async function disturbancesInList(
  stage: Stage,
  notification: string,
  wasRead: boolean,
): Promise<readonly Disturbance[]> {
  const active = stage.operation('getActiveNotifications')
  const isOurs = isOneOf(active, [notification])
  const list = await stage.settled(
    () => activeList(stage, stage.customer),
    ({ items }) => items.some(isOurs),
  )
  const { answer } = list
  if (answer.status !== 200) return []
  const item = list.items.find(isOurs)
  if (item === undefined)
    return [
      {
        requirement: 'notifications.active.listed',
        answer,
        tell: (look) =>
          void look.holdsSome(`notification ${notification}`, isOurs, identifierMember(active)),
      },
    ]
  const place = placeOf(list, item, active, 'read')
  if (wasRead || place === undefined || !isSet(meant(active, item, 'read'))) return []
  return [
    {
      requirement: 'notifications.markNotificationAsRead.not-others',
      answer,
      tell: (look) => void look.tells(place, 'not read', (read) => !isSet(read)),
    },
  ]
}
