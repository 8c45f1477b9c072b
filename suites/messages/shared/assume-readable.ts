import type { Answer, Stage } from '../../../src/scenario/index.js'
import { isOneOf } from './is-one-of.js'
import type { Waiting } from './waiting-in.js'

type Parts = Pick<Stage, 'customer' | 'assume' | 'settled'>

/**
 * Makes sure that each of these notifications can be read by itself, whatever its message says. One that another client
 * took away meanwhile leaves the list.
 *
 * @param again reads the list that holds them
 * @returns the answers, in their order
 */
export async function assumeReadable(
  { customer, assume, settled }: Parts,
  again: () => Promise<Waiting>,
  ids: readonly string[],
): Promise<readonly Answer[]> {
  const answers = await Promise.all(
    ids.map((id) => customer.send('getPullNotification', { path: { notificationId: id } })),
  )
  const isMissing = (_id: string, at: number): boolean =>
    [404, 410].includes(answers[at]?.status ?? 0)
  const missing = ids.filter(isMissing)
  if (missing.length === 0) return answers
  const { items } = await settled(again, (list) => !list.items.some(isOneOf(...missing)))
  for (const [at, answer] of answers.entries()) {
    const id = ids[at] ?? ''
    if (missing.includes(id) && items.some(isOneOf(id)))
      assume(answer, 'messages.getPullNotification.same').status(200)
  }
  return answers
}
