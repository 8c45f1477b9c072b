import { identify } from '../../../../src/scenario/index.js'
import { waitingIn } from '../../shared/waiting-in.js'

/** About as many as it takes to publish a message and to see what comes of it. */
const looks = 8

/** Whether notifications come to a subscription though the run publishes nothing. */
export async function othersPublish(
  stage: Parameters<typeof waitingIn>[0],
  subscription: string,
): Promise<boolean> {
  const list = async () => (await waitingIn(stage, { subscription })).items.map(identify)
  const known = new Set(await list())
  for (let looked = 0; looked < looks; looked += 1)
    if ((await list()).some((id) => !known.has(id))) return true
  return false
}
