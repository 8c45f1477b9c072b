import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** Leaves out what a notification is known by, where it was just created. */
const defect: Defect = {
  name: 'missing-members-notification-id',
  sentence: 'A notification among those that were just created has no identifier.',
  breaks: ['notifications.notification._id.present'],
  response: changeJson({ operations: ['createNotifications'], statuses: [201] }, (body) => {
    const { items = [] } = (body['_embedded'] ?? {}) as { items?: JsonObject[] }
    return { ...body, _embedded: { items: items.map(({ _id: _, ...rest }) => rest) } }
  }),
}

export default defect
