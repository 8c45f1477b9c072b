import { type Stage, withParts } from '../../../../src/scenario/index.js'
import { createdAt } from '../../shared/created-at.js'
import type { days } from '../../shared/days.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import { isLaterBy } from '../../shared/is-later-by.js'
import type { Needs } from '../../shared/publication.js'
import { publishAndWatch } from '../../shared/publish-and-watch.js'
import type { Published } from '../../shared/published.js'
import { toldError } from '../../shared/told-error.js'
import { waitingIn } from '../../shared/waiting-in.js'

type Parts = Pick<Stage, 'during'> &
  Needs & {
    readonly fixtures: {
      topic(): Promise<string>
      pullSubscriptions(): Promise<readonly [string, ...string[]]>
    }
  }

/**
 * Sees to it that an endpoint which was called earlier in the run, and is not called for a message, is called as long as the
 * message is to be tried.
 *
 * @param within how long it is tried; a pull notification that is created then tells whether the clock moved so far
 */
export const assumingCalls = (
  stage: Parts,
  at: AtEndpoint,
  within: ReturnType<typeof days>,
): AtEndpoint =>
  withParts(at, {
    async onSilence(published: Published) {
      const { during, fixtures, assume } = stage
      const accepted = await published.accepted()
      const topic = await fixtures.topic()
      const awaited = await fixtures.pullSubscriptions()
      const look = async (): Promise<void> => {
        const first = await at.eventually(at.endpoint.patience, () => published.deliveries()[0])
        if (first !== undefined || (await areAllTried(at))) return
        const { came } = await publishAndWatch(stage, { topic, awaited })
        const [fresh] = [...came.values()].flat()
        const what = 'a delivery to the endpoint before four days are over'
        if (isLaterBy(within, at.now(), createdAt(fresh)))
          assume(accepted, 'messages.push.called').brings(what, published.deliveries())
      }
      await during('clock', look, within)
    },
  })

/** Whether all that is queued tells of a delivery that failed: the endpoint may be out of reach by now. */
async function areAllTried(at: AtEndpoint): Promise<boolean> {
  const [{ subscription }] = at.pushed
  const { items } = await waitingIn(at, { subscription }, 'getDeliveryQueue')
  const told = await Promise.all(items.map((item) => toldError(at, item)))
  return told.length > 0 && !told.includes(false)
}
