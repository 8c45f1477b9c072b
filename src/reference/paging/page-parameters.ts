import type { Fault } from '../http/fault.js'
import { readInteger } from '../http/read-integer.js'
import { readText } from '../http/read-text.js'

/** `start` and `limit` of the lists that page by cursor (document 1, Limits). */
export const pageParameters = {
  start: readText((cursor): readonly Fault[] => {
    const detail = 'has more than 256 characters'
    return cursor.length <= 256 ? [] : [{ kind: 'too-long', malformed: true, detail }]
  }),
  limit: readInteger({ minimum: 0, maximum: 1000, whenAbsent: 100 }),
}
