import { readBothWays, type Stage, type Verification } from '../../../src/scenario/index.js'

interface Narrowing {
  readonly query: Readonly<Record<string, string>>
  /** In words: what the query narrows to. */
  readonly selecting: 'subscription' | 'topic'
}

/** Milliseconds in which the pages of a list should add up for once: what is just being delivered may not be shown. */
const quiet = 5000

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
  const addsUp = ({ byNumber }: Awaited<ReturnType<typeof look>>): boolean => byNumber
  const plainly = await stage.eventually(quiet, () => look({}), addsUp)
  const all = plainly.whole.items.length
  if (!plainly.byNumber)
    return verification.undecided('The pages of the list without a filter do not add up, either.', {
      remedy: 'let the pages of the list add up',
    })
  // The document does not say what a count is of: the whole list, or its page.
  const ofList = !plainly.countsOfPages
  if (
    ofList &&
    plainly.whole.end.kind === 'complete' &&
    plainly.counts.some((count) => count !== all)
  )
    return

  for (const { query, selecting } of narrowings)
    await verification.confirmed(async (compare) => {
      const { whole, page, byNumber, byLink, counting } = await stage.settled(
        () => look(query),
        (seen) => seen.whole.items.length > 1,
      )
      const size = whole.items.length
      if (page === undefined || whole.end.kind !== 'complete' || size < 2 || size === all)
        return verification.undecided(
          `The ${selecting} selects no part of the list that fills two pages.`,
          { remedy: `add two notifications of the ${selecting}, and one of another` },
        )
      const others = !byNumber
        ? 'others when they are asked for by number'
        : !byLink && plainly.byLinkToTheEnd && 'others behind the links next'
      compare(page).that({
        holds: others === false,
        expected: `the notifications of the ${selecting}, page by page`,
        actual: others || 'just these',
        pointer: byNumber ? '/_links' : '/_embedded/items',
      })
      if (ofList) for (const one of counting) compare(one).at('/count', size)
    })
}
