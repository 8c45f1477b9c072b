import type { Failure } from '../../rule.js'

/** What is contradicted, by which exchange. */
export type Contradiction = {
  readonly about: 'kept' | 'shown' | 'tag-of-answer' | 'answer-agrees' | 'agree' | 'whole' | 'named'
  readonly exchange: number
} & Omit<Failure, 'verdict'>
