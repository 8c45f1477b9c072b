import { alone, type Answer, type Stage, type Verify } from '../../../../src/scenario/index.js'
import type { takeBack } from './take-back.js'

type TakenBack = Pick<
  Awaited<ReturnType<typeof takeBack>>,
  'accepted' | 'judgeGiven' | 'judgeNoneFor'
>
type Key = 'topicMissing' | 'topicUnknown' | 'invalid'

/**
 * Builds what judges that nothing came of messages that were sent before, one of which could be told for whom it was meant.
 *
 * @param publish publishes a message on a known topic: what came for those before, for any subscription, came no later
 */
export function openNoneCame(
  { needs }: Pick<Stage, 'needs'>,
  verify: Verify<Key | 'delivered'>,
  { accepted, judgeGiven, judgeNoneFor }: TakenBack,
  publish: () => Promise<Answer>,
): (count: number, wereAccepted?: boolean, key?: Key) => Promise<boolean> {
  let haveCome = false
  return async (count, wereAccepted = false, key = 'topicUnknown') => {
    // What came before stays in the lists, and shows no more of others.
    if (haveCome) return true
    if (wereAccepted) needs(alone('messages.waiting'))
    accepted(await publish())
    await judgeGiven(verify.delivered)
    haveCome = !(await judgeNoneFor(count, verify[key], wereAccepted))
    return !haveCome
  }
}
