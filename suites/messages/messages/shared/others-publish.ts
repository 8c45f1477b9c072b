import { identify, type Stage } from '../../../../src/scenario/index.js'
import { waitingIn } from '../../shared/waiting-in.js'

/** About as many as it takes to publish a message and to see what comes of it. */
const looks = 8

/**
 * Whether notifications come to a subscription though the run publishes nothing. A list may be behind: what came may be
 * seen no sooner than what was written.
 */
export async function othersPublish(
  stage: Parameters<typeof waitingIn>[0] & Pick<Stage, 'settled'>,
  subscription: string,
): Promise<boolean> {
  const list = async () => (await waitingIn(stage, { subscription })).items.map(identify)
  const known = new Set(await list())
  const isNew = (id: string): boolean => !known.has(id)
  for (let looked = 0; looked < looks; looked += 1) if ((await list()).some(isNew)) return true
  return (await stage.settled(list, (ids) => ids.some(isNew))).some(isNew)
}
