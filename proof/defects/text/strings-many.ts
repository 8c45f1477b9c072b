import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** Of so many strings a group is shown whole: those are what services have on a page. */
const pages = { twenty: 20, fifty: 50 }

/** What is shown of a group that has many strings. */
const defects: readonly Defect[] = Object.entries(pages).map(([name, most]) => ({
  name: `strings-many-first-${name}`,
  sentence: `Of the strings of a group the first ${name} are listed, and counted.`,
  breaks: ['text.setString.listed'],
  response: changeJson({ operations: ['getStrings'], statuses: [200] }, (body) => {
    const { items } = body['_embedded'] as { items: JsonObject[] }
    const shown = items.slice(0, most)
    return { ...body, count: shown.length, limit: shown.length, _embedded: { items: shown } }
  }),
}))

export default defects
