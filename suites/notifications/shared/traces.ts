import type { Stage, Trace } from '../../../src/scenario/index.js'
import { activeList, identifierOf, meant } from './active-list.js'
import { isSet } from './is-set.js'

/** How what a request would change is seen, given the identifier of what it is about, or what stands in all of it. */
export type TraceOf = (stage: Stage, subject: string) => Promise<Trace>

/** Whether a definition is there, and has expired. */
export const ofDefinition: TraceOf = async ({ admin }, definitionId) => {
  const answer = await admin.send('getDefinition', { path: { definitionId } })
  const isThere = answer.status === 200
  const value = isThere ? `expired: ${String(answer.at('/expired'))}` : 'not there'
  return { answer, value, isUnseen: !isThere }
}

/** Whether a notification is active. */
export const ofNotification: TraceOf = async (stage, id) => {
  const active = stage.operation('getActiveNotifications')
  const { answer, items } = await activeList(stage, stage.customer)
  const isActive = items.some((item) => identifierOf(active, item) === id)
  return { answer, value: isActive ? 'active' : 'not active', isUnseen: !isActive }
}

/** Whether a notification that is listed was read. */
export const ofMark: TraceOf = async (stage, id) => {
  const active = stage.operation('getActiveNotifications')
  const { answer, items } = await activeList(stage, stage.customer)
  const item = items.find((one) => identifierOf(active, one) === id)
  const isRead = item !== undefined && isSet(meant(active, item, 'read'))
  return { answer, value: isRead ? 'read' : 'not read', isUnseen: item === undefined }
}

/** Whether there are notifications of a definition, of which the type stands in its text. */
export const ofType: TraceOf = async (stage, type) => {
  const { answer, items } = await activeList(stage, stage.customer)
  const are = items.some((item) => JSON.stringify(item).includes(type))
  const value = are ? 'notifications' : 'no notification'
  return { answer, value, isUnseen: answer.status !== 200 }
}
