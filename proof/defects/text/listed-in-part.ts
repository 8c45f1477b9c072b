import type { Defect } from '../../defect.js'
import { changeJson, type Json, type JsonObject } from '../../alterations/change-json.js'

const changeListed = (change: (values: JsonObject[]) => Json[]): Defect['response'] =>
  changeJson({ operations: ['getStrings'], statuses: [200] }, (body) => {
    const embedded = body['_embedded'] as JsonObject
    const items = (embedded['items'] as JsonObject[]).map((one) => ({
      ...one,
      values: change(one['values'] as JsonObject[]),
    }))
    return { ...body, _embedded: { ...embedded, items } }
  })

/** Lists that hold part of each string. */
const defects: readonly Defect[] = [
  {
    name: 'listed-in-part-few-items',
    sentence: 'The list of the strings has no more than ten items of each.',
    breaks: ['text.getStrings.items-agree'],
    response: changeListed((values) => values.slice(0, 10)),
  },
  {
    name: 'listed-in-part-cut',
    sentence: 'The list of the strings has no more than 1000 characters of each text.',
    breaks: ['text.getStrings.items-agree'],
    response: changeListed((values) =>
      values.map((one) => ({ ...one, value: String(one['value']).slice(0, 1000) })),
    ),
  },
]

export default defects
