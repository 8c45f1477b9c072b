import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { spoilMember } from '../../alterations/spoil-member.js'
import { wrongValues } from '../../alterations/wrong-values.js'

const { null: nothing, number, text, lines, list, object } = wrongValues
const where = { operations: ['getActiveNotifications'], statuses: [200] }
const item = ['_embedded', 'items', '*']

const rows = [
  ['notifications', [], 'name', nothing],
  ['notifications', [], '_embedded', list],
  ['notification', item, '_id', number],
  ['notification', item, 'contextUri', object],
  ['notification', item, 'message', lines],
  ['notification', item, 'read', text],
] as const

/** Members of the list of active notifications with a value that they may not have. */
const defects: readonly Defect[] = rows.map(([schema, path, member, [fault, words, change]]) => ({
  name: `wrong-members-${schema}-${member.replace('_', '')}-${fault}`,
  sentence: `In an answer of getActiveNotifications, ${[...path, member].join('.')} ${words}.`,
  breaks: [`notifications.${schema}.${member}`],
  response: spoilMember(where, [...path, member], change),
}))

export default [
  ...defects,
  {
    name: 'missing-members-notification-id',
    sentence: 'A notification among those that were just created has no identifier.',
    breaks: ['notifications.notification._id.present'],
    response: changeJson({ operations: ['createNotifications'], statuses: [201] }, (body) => {
      const { items = [] } = (body['_embedded'] ?? {}) as { items?: JsonObject[] }
      return { ...body, _embedded: { items: items.map(({ _id: _, ...rest }) => rest) } }
    }),
  },
] satisfies readonly Defect[]
