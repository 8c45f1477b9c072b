import type { Failure } from '../../rule.js'

/** What is contradicted, in the words of a row (`watched`), and in which situation. */
export type Broken = {
  readonly about: string
  readonly situation: string
  /** A wider situation, in which nothing else would be wrong. */
  readonly kind?: string
} & Omit<Failure, 'verdict'>

/**
 * In which situations an answer was as it must be, and what it breaks. What never holds in a situation is for scenarios
 * to tell, which know what it rests on.
 */
export interface Seen {
  readonly kept: readonly string[]
  readonly broken: readonly Broken[]
  /** Whether it is to be looked at again in the end, for what comes later. */
  readonly isOpen?: boolean
}

/** The situation of strings that others wrote: what is said of them rests on what was seen before and after. */
export const ofOthers = 'others'
