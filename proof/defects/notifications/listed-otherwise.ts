import { tellItemsWhere } from '../../alterations/tell-items-where.js'
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
  response: tellItemsWhere(
    'getDefinitions',
    (query) => query.has(parameter) && query.get(parameter) === (value ?? query.get(parameter)),
    (item) => ({ ...item, priority: 'low' }),
  ),
}))

export default defects
