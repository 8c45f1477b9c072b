import type { Defect } from '../../defect.js'
import { spoilMember } from '../../alterations/spoil-member.js'
import { type WrongValue, wrongValues } from '../../alterations/wrong-values.js'

const { null: nothing, number, text, object, list, epoch, zoneless } = wrongValues

type Row = readonly [operation: string, schema: string, member: string, ...WrongValue[]]

const rows: readonly Row[] = [
  ['getApi', 'apiRoot', 'id', number],
  ['getApi', 'apiRoot', 'name', nothing],
  ['getApi', 'apiRoot', 'apiVersion', object],
  ['getApi', 'apiRoot', '_profile', object],
  ['getApi', 'apiRoot', '_links', list],
  ['getPullNotifications', 'notifications', '_profile', object],
  ['getPullNotifications', 'notifications', 'start', text],
  ['getPullNotifications', 'notifications', 'limit', text],
  ['getPullNotifications', 'notifications', 'count', text],
  ['getPullNotifications', 'notifications', 'name', nothing],
  ['getPullNotifications', 'notifications', '_links', list],
  ['getPullNotifications', 'notifications', '_embedded', list],
  ['getDeliveryQueue', 'notifications', 'count', text],
  ['getPullNotification', 'notification', '_id', number],
  ['getPullNotification', 'notification', '_profile', object],
  ['getPullNotification', 'notification', 'createdAt', epoch, zoneless],
  ['getPullNotification', 'notification', 'updatedAt', epoch, zoneless],
  ['getPullNotification', 'notification', '_links', list],
]

/** One defect for each member of a document of message notifications with a value that it may not have. */
const defects: readonly Defect[] = rows.flatMap(([operation, schema, member, ...faults]) =>
  faults.map(([fault, words, change]) => ({
    name: `wrong-message-members-${operation}-${member.replace('_', '')}-${fault}`,
    sentence: `In an answer of ${operation}, ${member} ${words}.`,
    breaks: [`messages.${schema}.${member}`],
    response: spoilMember({ operations: [operation], statuses: [200] }, [member], change),
  })),
)

export default defects
