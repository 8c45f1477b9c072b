import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** Changes the list of active notifications. */
const active = (change: (items: readonly JsonObject[]) => JsonObject[]): Defect['response'] =>
  changeJson({ operations: ['getActiveNotifications'], statuses: [200] }, (body) => {
    const { items } = body['_embedded'] as { items: JsonObject[] }
    return { ...body, _embedded: { items: change(items) } }
  })

const onceRead = (change: (item: JsonObject) => JsonObject): Defect['response'] =>
  active((items) => items.map((item) => (item['read'] === true ? change(item) : item)))

/** Lists of active notifications that lack some of them, or a part of them. */
const defects: readonly Defect[] = [
  {
    name: 'active-in-part-newest-ten',
    sentence: 'The list of active notifications holds the newest ten.',
    breaks: ['notifications.active.listed'],
    response: active((items) => items.slice(-10)),
  },
  {
    name: 'active-in-part-oldest-twenty',
    sentence: 'The list of active notifications holds the oldest twenty.',
    breaks: ['notifications.active.listed'],
    response: active((items) => items.slice(0, 20)),
  },
  {
    name: 'active-in-part-read-without-text',
    sentence: 'A notification that was read shows its text no more.',
    breaks: ['notifications.instances.message'],
    response: onceRead((item) => ({
      ...item,
      message: { ...Object(item['message']), text: undefined },
    })),
  },
  {
    name: 'active-in-part-read-without-context',
    sentence: 'A notification that was read shows its context no more.',
    breaks: ['notifications.instances.context-kept'],
    response: onceRead(({ contextUri: _, ...item }) => item),
  },
]

export default defects
