import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('links-in-few-lists')

/** Takes the link away by which notifications are acknowledged, in some lists of those that wait. */
const unlinked = (isMeant: (list: JsonObject, url: string) => boolean) =>
  changeJson({ operations: ['getPullNotifications'], statuses: [200] }, (list, _, { url }) => {
    const { items } = list['_embedded'] as { items: JsonObject[] }
    if (isMeant(list, url))
      for (const { _links: links } of items) delete (links as JsonObject)['svc:acknowledge']
    return list
  })

/** Links that notifications have in some lists, and should have in all or in none. */
const defects: readonly Defect[] = [
  {
    name: 'links-in-few-lists-acknowledge-narrowed',
    sentence: 'In a list of one topic, no notification says how it is acknowledged.',
    breaks: ['messages.notification.link-acknowledge'],
    response: unlinked((_, url) => url.includes('topic=')),
  },
  {
    name: 'links-in-few-lists-acknowledge-later',
    sentence: 'On later pages, no notification says how it is acknowledged.',
    breaks: ['messages.notification.link-acknowledge'],
    response: unlinked(({ start }) => Number(start) > 0),
  },
  defect(
    'entity-of-before',
    'A message that names no resource is about the one that the last message of its subscription named.',
    'messages.notification.link-entity',
    ({ notificationsOf }) => {
      const last = new Map<string, string>()
      return {
        notificationsOf(one) {
          const entity = one.entity ?? last.get(one.subscription)
          if (one.entity !== undefined) last.set(one.subscription, one.entity)
          return notificationsOf({ ...one, entity })
        },
      }
    },
  ),
]

export default defects
