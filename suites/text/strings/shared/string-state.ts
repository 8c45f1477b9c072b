import type { Sequence, Transition } from '../../../../src/scenario/index.js'
import type { TextItem } from '../../shared/text-item.js'

/** What a model knows of a string. */
export interface StringState {
  /** Undefined when there is no string. */
  readonly items: readonly TextItem[] | undefined
  /** Its entity tag, if one was seen since it was last written. */
  readonly tag: string | undefined
  /** Entity tags that it had before, the latest last. */
  readonly old: readonly string[]
  /** How it was read since something was last done to it. */
  readonly seen: readonly string[]
}

type StringKey = 'stringRead' | 'stringResolved' | 'writesAnswered' | 'tagsApplied' | 'deleted'

export type StringSequence = Sequence<StringKey>
export type StringTransition = Transition<StringState, StringKey>
