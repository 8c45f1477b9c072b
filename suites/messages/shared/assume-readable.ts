import type { Answer, Stage } from '../../../src/scenario/index.js'
import { stillListed } from './still-listed.js'
import type { Waiting } from './waiting-in.js'

/**
 * Makes sure that each of these notifications can be read by itself as long as it is listed, whatever its message says.
 *
 * @param again reads the list that holds them
 * @returns the answers, in their order
 */
export async function assumeReadable(
  stage: Pick<Stage, 'customer' | 'assume' | 'settled'>,
  again: () => Promise<Waiting>,
  ids: readonly string[],
): Promise<readonly Answer[]> {
  const answers = await Promise.all(
    ids.map((id) => stage.customer.send('getPullNotification', { path: { notificationId: id } })),
  )
  const isMissing = (at: number): boolean => [404, 410].includes(answers[at]?.status ?? 0)
  const there = await stillListed(
    stage,
    again,
    ids.filter((_id, at) => isMissing(at)),
  )
  for (const [at, answer] of answers.entries())
    if (there.has(ids[at] ?? ''))
      stage.assume(answer, 'messages.getPullNotification.same').status(200)
  return answers
}
