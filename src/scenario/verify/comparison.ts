import type { Answer } from '../answer/answer.js'
import type { Deviation } from '../../terms/deviation.js'

/** One comparison: whether it holds, and what was expected and seen, in words. */
export interface Comparison {
  readonly holds: boolean
  readonly expected: string
  readonly actual: string
  /** JSON Pointer into the body. */
  readonly pointer?: string
  /** Member of the items of the list at the pointer, when it is these that are compared. */
  readonly member?: string
  /** True when all that is at the pointer is compared: then what is broken inside it counts as well. */
  readonly whole?: boolean
  /** True when it holds because something was not found: an item that cannot be read could be it. */
  readonly absence?: boolean
  /** What a served definition lacks or contradicts, when it is that which is compared. */
  readonly deviations?: readonly Deviation[]
  /** The answer that shows it, where it is another one than was looked at: a later page of a list. */
  readonly shownBy?: Answer
  /** The answer that it is compared with, at the same place. */
  readonly against?: Answer
  /** What is wrong, one by one: a second look asks whether any of these still is. */
  readonly faults?: readonly string[]
  /** Further exchanges that show it. */
  readonly exchanges?: readonly number[]
}
