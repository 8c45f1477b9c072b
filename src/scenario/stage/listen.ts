import { type Endpoint, openEndpoint } from './endpoint.js'
import type { RunContext } from '../run-context.js'
import type { Scenario } from '../scenario.js'
import type { Stage } from './stage.js'
import { Undecided } from '../undecided.js'

/**
 * Listens to what the target delivers for as long as some steps take. Whatever comes later is taken, so that
 * the target does not call for days.
 *
 * @param during names the endpoint to the target, where the profile has the hook for it
 * @throws Undecided when the profile has no listener, or it cannot listen
 */
export async function listen<T>(
  { listener, hooks }: Pick<RunContext, 'listener' | 'hooks'>,
  { id, touches }: Pick<Scenario, 'id' | 'touches'>,
  during: Stage['during'],
  steps: (endpoint: Endpoint) => Promise<T>,
): Promise<T> {
  if (listener === undefined)
    throw new Undecided('It needs the deliveries of the target, and no listener is configured.', {
      remedy: 'listener',
    })
  if (touches.length === 0) throw new Error(`${id} listens and touches nothing`)
  const endpoint = openEndpoint(await listener.open(), listener.patience * 1000, id)
  const act = async (): Promise<T> => steps(endpoint)
  try {
    return hooks.has('pushEndpoint')
      ? await during('pushEndpoint', act, { pushEndpoint: endpoint.url })
      : await act()
  } finally {
    endpoint.answer(() => ({ kind: 'status', status: 200 }))
  }
}
