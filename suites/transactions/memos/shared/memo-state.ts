import type { Sequence, Transition } from '../../../../src/scenario/index.js'
/** What a model knows of a memo. */
export interface MemoState {
  /** Undefined when there is no memo. */
  readonly text: string | undefined
  /** Its entity tag, if one was seen since it was last written. */
  readonly tag: string | undefined
  /** Entity tags that it had before, the latest last. */
  readonly old: readonly string[]
  /** How it was read since something was last done to it. */
  readonly seen: readonly string[]
}

type MemoKey = 'memoRead' | 'memoInTransaction' | 'writesAnswered' | 'tagsApplied'

export type MemoSequence = Sequence<MemoKey>
export type MemoTransition = Transition<MemoState, MemoKey>
