import {
  type Answer,
  identify,
  type Stage,
  type Verification,
} from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { type Waiting, waitingIn } from '../../shared/waiting-in.js'

type Parts = Pick<Stage, 'customer' | 'given' | 'giveUp' | 'eventually'> & {
  readonly fixtures: { deliveryTime(): Promise<number> }
}

/**
 * Judges, of one message after the other, that a notification for it comes to the list of a subscription.
 *
 * @param subscription of the topic; undefined where none is known
 */
export async function judgeFurther(
  stage: Parts,
  verification: Verification,
  subscription: string | undefined,
): Promise<(cause: Answer) => Promise<void>> {
  if (subscription === undefined) {
    verification.undecided('It takes a subscription of the topic.', {
      remedy: 'fixtures.messages.otherSubscription',
    })
    return async () => undefined
  }
  const time = await stage.fixtures.deliveryTime()
  const read = (): Promise<Waiting> => waitingIn(stage, { subscription })
  let known = isOneOf(...(await read()).items.map(identify))
  return async (cause) => {
    const list = await stage.eventually(time, read, ({ items }) => !items.every(known))
    verification(list, cause).holdsSome('further notification', (item) => !known(item))
    known = isOneOf(...list.items.map(identify))
  }
}
