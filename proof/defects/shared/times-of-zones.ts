import { defectOf } from '../../alterations/defect-of.js'
import { tellDate } from '../../alterations/tell-date.js'
import type { Defect } from '../../defect.js'

const planted = (...row: Parameters<ReturnType<typeof defectOf>>): Defect => ({
  ...defectOf('times-of-zones')(...row),
  response: tellDate,
})

const hour = 3_600_000

/** What is created is kept with the time of a clock on a wall west of Greenwich, and told as that of Greenwich. */
const defects: readonly Defect[] = [
  planted(
    'strings',
    'A string is modified at the time of a zone five hours west, told as that of Greenwich.',
    'text.strings.modified-before',
    ({ modifiedAt }) => ({
      modifiedAt: (before, now, body) => modifiedAt(before, now - 5 * hour, body),
    }),
  ),
  planted(
    'definitions',
    'A definition is created at the time of a zone eight hours west, told as that of Greenwich.',
    'notifications.definitions.updated-before',
    ({ definitions }) => ({
      definitions(book) {
        const kept = definitions(book)
        return { ...kept, add: (content, at) => kept.add(content, at - 8 * hour) }
      },
    }),
  ),
]

export default defects
