import { readInteger } from '../http/read-integer.js'

/** `start` (int64) and `limit` (int32) of the lists that page by number (document 1, Limits). */
export const numberParameters = {
  start: readInteger({ minimum: 0, maximum: 2n ** 63n - 1n, whenAbsent: 0 }),
  limit: readInteger({ minimum: 0, maximum: 2 ** 31 - 1, whenAbsent: 100 }),
}
