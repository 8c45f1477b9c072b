import { identify, type Verification } from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import type { Needs, Publication } from '../../shared/publish-and-read.js'
import { publishAndWatch } from '../../shared/publish-and-watch.js'

interface NotGiven {
  readonly topic: string
  readonly entity?: string
  /** A subscription that is given the message. */
  readonly given: string
  /** A subscription that is not. */
  readonly other: string
}

/**
 * Publishes a message, and judges that it comes to one subscription and not to another. Nothing is judged where it does
 * not come to the first one.
 */
export async function judgeNotGiven(
  stage: Needs,
  verification: Verification,
  order: NotGiven,
): Promise<Publication> {
  const { topic, entity, given, other } = order
  const about = entity === undefined ? {} : { entity }
  const publish = () =>
    publishAndWatch(stage, { topic, ...about, awaited: [given], others: [other] })
  const cameTo = ({ came }: Publication, subscription: string) => came.get(subscription) ?? []
  const first = await publish()
  if (cameTo(first, given).length === 0) return first
  const wrong = cameTo(first, other)
  // It may be for what somebody else published at that moment.
  const again = wrong.length > 0 ? await publish() : first
  if (cameTo(again, other).length !== wrong.length)
    verification.undecided('Others publish as well.')
  else
    verification(first.lists.get(other) ?? first.answer).holdsNo(
      `notification for the message, which is not for ${other}`,
      isOneOf(...wrong.map(identify)),
    )
  return first
}
