import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const rows: readonly (readonly [
  name: string,
  sentence: string,
  parameter: string,
  value?: string,
])[] = [
  ['sorted', 'Where definitions are sorted, each one has a low priority.', 'sortBy'],
  ['searched', 'Where definitions are searched, each one has a low priority.', 'q'],
  ['expired', 'Among expired definitions each one has a low priority.', 'expired', 'true'],
  ['unexpired', 'Where no expired definitions are listed, priorities are low.', 'expired', 'false'],
]

/** Definitions that are told otherwise by the way in which they are found. */
const defects: readonly Defect[] = rows.map(([name, sentence, parameter, value]) => ({
  name: `listed-otherwise-${name}`,
  sentence,
  breaks: ['notifications.getDefinitions.items-agree'],
  response: changeJson({ operations: ['getDefinitions'], statuses: [200] }, (page, _, { url }) => {
    const given = new URL(url).searchParams.get(parameter)
    if (given === null || given !== (value ?? given)) return page
    const { items } = page['_embedded'] as { items: JsonObject[] }
    return { ...page, _embedded: { items: items.map((item) => ({ ...item, priority: 'low' })) } }
  }),
}))

export default defects
