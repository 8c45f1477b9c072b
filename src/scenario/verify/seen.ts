import type { Answer } from '../answer/answer.js'
import type { Walk } from '../list/walk.js'

/** What can be looked at: an answer, or a list that was walked. */
export type Seen = Answer | Walk
