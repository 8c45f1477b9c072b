import { isDeepStrictEqual } from 'node:util'
import type { Answer } from './answer.js'

/** Whether a request was answered like another one: a refusal has an identifier and a time of its own each time. */
export const isAnsweredAlike = (one: Answer, other: Answer): boolean =>
  one.status === other.status &&
  (one.status >= 400 || one.text === other.text || isDeepStrictEqual(one.items, other.items))
