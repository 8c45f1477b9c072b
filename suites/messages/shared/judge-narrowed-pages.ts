import { readBothWays, type Stage } from '../../../src/scenario/index.js'

type Parts = Pick<Stage, 'customer' | 'walk' | 'verify' | 'undecided'>

/** That the count of each list is right. */
const counted = {
  getPullNotifications: 'messages.getPullNotifications.pages-count',
  getDeliveryQueue: 'messages.getDeliveryQueue.pages-count',
}

/** How often a list is read again. */
const mostReadings = 2

interface NarrowedPages {
  readonly requirement: string
  readonly list: keyof typeof counted
  readonly query: Readonly<Record<string, string>>
  /** In words: what the query narrows to. */
  readonly selecting: 'subscription' | 'topic'
}

/** Judges that the small pages of a narrowed list hold what it holds in big ones, and that its count is its own. */
export async function judgeNarrowedPages(
  stage: Parts,
  { requirement, list, query, selecting }: NarrowedPages,
): Promise<void> {
  const { customer, verify } = stage
  const undecided = (because: string, more = {}) => stage.undecided(requirement, because, more)
  /** What is just being delivered may not be shown: pages that do not add up are read again. */
  const look = async (narrowed: Readonly<Record<string, string>>) => {
    let seen = await readBothWays(stage, customer, list, narrowed)
    for (let more = 0; more < mostReadings && !seen.byNumber; more += 1)
      seen = await readBothWays(stage, customer, list, narrowed)
    return seen
  }
  const [plainly, narrowed] = await Promise.all([look({}), look(query)])
  const all = plainly.whole.items.length
  if (!plainly.byNumber) return undecided('The pages of the list do not add up already.')
  // What a count tells is not said: of the whole list, or of its page.
  const ofPages = plainly.countsOfPages
  if (!ofPages && plainly.whole.complete && plainly.counts.some((count) => count !== all))
    return undecided('The count of the whole list is wrong already.', {
      dependsOn: counted[list],
    })
  const { whole, page, byNumber, byLink, ...told } = narrowed
  const size = whole.items.length
  if (page === undefined || !whole.complete || size < 2 || size === all)
    return undecided(`The ${selecting} selects no part of the list that fills two pages.`)
  const right = byNumber && (byLink || !plainly.byLinkToTheEnd)
  const count = ofPages ? undefined : told.counts.find((one) => one !== size)
  if (!right || count !== undefined) {
    const again = await look(query)
    const same = again.byNumber === byNumber && again.byLink === byLink
    if (again.whole.items.length !== size || !same)
      return undecided('The list changed while it was read.')
  }
  verify(requirement, page).that({
    holds: right,
    expected: `the ${size} notifications of the ${selecting}, page by page`,
    actual: `others ${byNumber ? 'behind the links next' : 'when they are asked for by number'}`,
    pointer: byNumber ? '/_links' : '/_embedded/items',
  })
  verify(requirement, page).that({
    holds: count === undefined,
    expected: `count ${size}`,
    actual: `count ${String(count)}`,
    pointer: '/count',
  })
}
