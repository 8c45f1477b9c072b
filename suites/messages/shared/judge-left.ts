import {
  type Answer,
  identify,
  type Stage,
  type Verification,
} from '../../../src/scenario/index.js'
import { isOneOf } from './is-one-of.js'
import { type Waiting, waitingIn } from './waiting-in.js'

/** Notifications that came for messages of ours, and were not taken away. */
export interface Left {
  readonly subscription: string
  readonly ids: readonly string[]
  /** The list of their subscription when the first of them had come. */
  readonly early: Waiting | undefined
  /** What came for messages of ours since, taken away or not. */
  readonly since: readonly string[]
}

/**
 * Judges that a list holds them on. Where notifications do not tell for which message they are, one that others
 * published and took away again may have been taken for ours: then ours is in the list besides.
 *
 * @returns the list, if it holds them
 * @throws Undecided where one is missing, and something came besides
 */
export async function judgeLeft(
  stage: Pick<Stage, 'customer' | 'given' | 'giveUp' | 'settled'>,
  verification: Verification,
  { subscription, ids, early, since }: Left,
  ...causes: readonly Answer[]
): Promise<Waiting | undefined> {
  const read = () => waitingIn(stage, { subscription })
  const areIn = ({ items }: Waiting): boolean => ids.every((id) => items.some(isOneOf(id)))
  let list = await stage.settled(read, areIn)
  if (areIn(list)) return verification(list, ...causes).holds(ids) ? list : undefined
  const isKnown = isOneOf(...(early?.items ?? []).map(identify), ...ids, ...since)
  if (list.items.some((item) => !isKnown(item)))
    stage.giveUp(
      'Several notifications came, and do not tell for which message they are.',
      'fixtures.messages.topic, on which no one else publishes',
    )
  const isRight = await verification.confirmed(async (compare) => {
    list = await read()
    compare(list, ...causes).holds(ids)
  })
  return isRight ? list : undefined
}
