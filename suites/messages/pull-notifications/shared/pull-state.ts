import type { Sequence, Transition } from '../../../../src/scenario/index.js'
/** What a model knows of the notifications of one subscription. */
export interface PullState {
  /** Those that wait, oldest first. */
  readonly waiting: readonly string[]
  /** Those that were acknowledged or deleted. */
  readonly gone: readonly string[]
  /** Those of them that were deleted, latest last. */
  readonly deleted: readonly string[]
  /** What was looked at since something was last done. */
  readonly seen: readonly string[]
}

type PullKey = 'notificationsListed' | 'notificationRead'

export type PullSequence = Sequence<PullKey>
export type PullTransition = Transition<PullState, PullKey>
