import {
  type Answer,
  hrefsOf,
  identify,
  type Item,
  type Stage,
  type Verification,
} from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { type Waiting, waitingIn } from '../../shared/waiting-in.js'

const relation = 'svc:subscription'

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
  let knownOfAll = isOneOf(...(await waitingIn(stage, {})).items.map(identify))
  return async (cause) => {
    const list = await stage.eventually(time, read, ({ items }) => !items.every(known))
    // Where the whole list holds it, it is a fault of the filter.
    const isFurther = (item: Item): boolean => !known(item) && !knownOfAll(item)
    const whole = list.items.some(isFurther) ? list : await waitingIn(stage, {})
    const linked = new Set(list.items.flatMap((item) => hrefsOf(item, relation)))
    const isOfIt = (item: Item): boolean =>
      linked.size !== 1 || hrefsOf(item, relation).some((href) => linked.has(href))
    if (whole === list || !whole.items.some((item) => isFurther(item) && isOfIt(item)))
      verification(list, cause).holdsSome('further notification', isFurther)
    else
      verification.undecided('What came is not in the list of its subscription.', {
        remedy: 'let what is delivered stand in the list of its subscription',
      })
    knownOfAll = isOneOf(...whole.items.map(identify))
    known = isOneOf(...list.items.map(identify))
  }
}
