import { identify, often, type Verification } from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import type { Needs, Publication, Wanted } from '../../shared/publication.js'
import { publishAndWatch } from '../../shared/publish-and-watch.js'
import { othersPublish } from './others-publish.js'

/** What is published, some times where it is not said how often. */
interface NotGiven extends Pick<Wanted, 'topic' | 'entity' | 'bodyOf' | 'count'> {
  /** A subscription that is given the message. */
  readonly given: string
  /** Further ones that are given it, from which it is taken away. */
  readonly besides?: readonly string[]
  /** A subscription that is not. */
  readonly other: string
  /** Another topic, of that subscription: one message is published on it at the same time, for so many notifications. */
  readonly beside?: { readonly topic: string; readonly due: number }
}

/**
 * Publishes a message some times, and judges that it comes to one subscription and not to another. Nothing is judged
 * where it does not come to the first one.
 *
 * @returns what it came to the last time
 */
export async function judgeNotGiven(
  stage: Needs,
  verification: Verification,
  order: NotGiven,
): Promise<Publication> {
  const { given, besides = [], other, beside, ...message } = order
  // What came may be for what another publisher published at that moment: another message decides.
  let last: Publication | undefined
  await verification.confirmed(async (compare) => {
    const aside = beside && { beside: beside.topic }
    const wanted: Wanted = {
      count: often,
      ...message,
      ...aside,
      awaited: [given, ...besides],
      others: [other],
    }
    last = await publishAndWatch(stage, wanted)
    const { answer, came, lists } = last
    const { due = 0 } = beside ?? {}
    const more = (came.get(other) ?? []).slice(due)
    // What was published beside it may have drawn all of it along.
    if (came.get(given)?.length === 0 && (due === 0 || more.length < often)) return undefined
    compare(lists.get(other) ?? answer, answer).holdsNo(
      `notification for the message, which is not for ${other}`,
      isOneOf(...more.map(identify)),
    )
    // All that was published does not come by chance; of less, others may publish as much.
    const strays = more.length
    const isDoubtful = strays > 0 && strays < often
    return { still: !(isDoubtful && (await othersPublish(stage, other))) }
  })
  return last ?? stage.giveUp('No message was published.', 'let a message be published')
}
