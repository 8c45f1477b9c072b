import {
  comparePages,
  countsHold,
  isPartOf,
  readBothWays,
  type Stage,
  type Verification,
} from '../../../src/scenario/index.js'

interface Narrowing {
  readonly query: Readonly<Record<string, string>>
  /** In words: what the query narrows to. */
  readonly selecting: 'subscription' | 'topic'
}

/** Milliseconds in which the pages of a list should add up for once: what is just being delivered may not be shown. */
const quiet = 5000
/** In which those of a narrowed queue should, each time that they are read. */
const glance = 1500

/**
 * Judges that the small pages of narrowed lists hold what these hold in big ones, and that their counts are their own.
 * Nothing is judged where the count of the whole list is wrong already.
 */
export async function judgeNarrowedPages(
  stage: Pick<Stage, 'customer' | 'walk' | 'eventually' | 'settled'>,
  verification: Verification,
  list: 'getPullNotifications' | 'getDeliveryQueue',
  narrowings: readonly Narrowing[],
): Promise<void> {
  const look = (query: Narrowing['query']) => readBothWays(stage, stage.customer, list, query)
  const all = await stage.eventually(
    quiet,
    () => look({}),
    ({ byNumber }) => byNumber,
  )
  if (!all.byNumber)
    return verification.undecided('The pages of the list without a filter do not add up, either.', {
      remedy: 'let the pages of the list add up',
    })
  if (!countsHold(all)) return

  const isQueue = list === 'getDeliveryQueue'
  const judge = async ({ query, selecting }: Narrowing): Promise<void> => {
    await verification.confirmed(async (compare) => {
      const read = () => look(query)
      // What is hidden now and then, as it is delivered again and again, is missing from one reading in several.
      const narrowed = isQueue
        ? await stage.eventually(glance, read, ({ whole, byNumber, byLinkToTheEnd }) =>
            [whole.items.length > 1, byNumber, byLinkToTheEnd].every(Boolean),
          )
        : await stage.settled(read, ({ whole }) => whole.items.length > 1)
      if (isPartOf(narrowed, all)) return comparePages(compare, narrowed, all)
      verification.undecided(`The ${selecting} selects no part of the list that fills two pages.`, {
        remedy: `add two notifications of the ${selecting}, and one of another`,
      })
    })
  }
  // What is being delivered may be hidden whenever it is, and lists that are read at once would all miss it.
  if (isQueue) {
    for (const narrowing of narrowings) await judge(narrowing)
    return
  }
  const judged = await Promise.allSettled(narrowings.map(judge))
  for (const one of judged) if (one.status === 'rejected') throw one.reason
}
