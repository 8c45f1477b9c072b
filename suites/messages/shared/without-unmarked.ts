import { type Item, type Stage } from '../../../src/scenario/index.js'
import type { Came } from './without-others.js'

/**
 * Of the notifications of a list that came at once, those whose own representation carries the mark of the message: a list
 * need not show what they carry. Where none of a list does, all of them are left.
 *
 * @param count how many of a list are ours at most
 */
export async function withoutUnmarked(
  { customer }: Pick<Stage, 'customer'>,
  { came, lists }: Came,
  mark: string,
  count: number,
): Promise<Came> {
  const isMarked = async ({ _id: id }: Item): Promise<boolean> => {
    if (typeof id !== 'string') return false
    const { text } = await customer.send('getPullNotification', { path: { notificationId: id } })
    return text.includes(mark)
  }
  const left = [...came].map(async ([subscription, items]) => {
    if (items.length <= count) return [subscription, items] as const
    const marked = await Promise.all(items.map(isMarked))
    const ours = items.filter((_, index) => marked[index])
    return [subscription, ours.length > 0 ? ours : items] as const
  })
  return { lists, came: new Map(await Promise.all(left)) }
}
