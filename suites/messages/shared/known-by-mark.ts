import { identify, type Item, type Stage } from '../../../src/scenario/index.js'
import type { Came } from './without-others.js'

/** What came, where messages tell which notifications are ours. */
interface Known extends Pick<Came, 'came'> {
  /** Notifications that are known to be for messages of others. */
  readonly strangers: readonly string[]
}

/**
 * Tells ours from those that came at the same moment, where others have taken theirs away: what is left may be theirs
 * nevertheless. Ours is what carries the mark in its own representation, as a list need not show what its items carry. Of
 * lists that hold too many or none, and where nothing carries it, what is left stays.
 *
 * @param first what came at first
 * @param left what was left of it
 * @param count how many of a list are ours at most
 */
export async function knownByMark(
  { customer }: Pick<Stage, 'customer'>,
  { first, left, mark, count }: Record<'first' | 'left', Came> & { mark: string; count: number },
): Promise<Known> {
  const isMarked = async ({ _id: id }: Item): Promise<boolean> => {
    if (typeof id !== 'string') return false
    const { text } = await customer.send('getPullNotification', { path: { notificationId: id } })
    return text.includes(mark)
  }
  const strangers: string[] = []
  const came = [...left.came].map(async ([subscription, items]) => {
    const early = first.came.get(subscription) ?? []
    const all = [...new Map([...early, ...items].map((one) => [identify(one), one])).values()]
    const isAlone = items.length > 0 && items.length <= count
    if (!isAlone || all.length === items.length) return [subscription, items] as const
    const marked = await Promise.all(all.map(isMarked))
    const ours = all.filter((_, index) => marked[index])
    if (ours.length === 0) return [subscription, items] as const
    strangers.push(...all.filter((_, index) => !marked[index]).map(identify))
    return [subscription, ours] as const
  })
  return { came: new Map(await Promise.all(came)), strangers }
}
