import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** Of so many strings a group is shown whole. */
const few = 20

/** What is shown of a group that has many strings. */
const defects: readonly Defect[] = [
  {
    name: 'strings-many-listed',
    sentence: 'Of the strings of a group the first twenty are listed, and counted.',
    breaks: ['text.setString.listed'],
    response: changeJson({ operations: ['getStrings'], statuses: [200] }, (body) => {
      const { items } = body['_embedded'] as { items: JsonObject[] }
      const shown = items.slice(0, few)
      return { ...body, count: shown.length, limit: shown.length, _embedded: { items: shown } }
    }),
  },
]

export default defects
