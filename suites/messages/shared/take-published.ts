import { whereUndecided } from '../../../src/scenario/index.js'
import type { AtEndpoint } from './endpoint-stage.js'

/** Milliseconds to wait for what is still to be taken, so that it does not come in between later. */
const patience = 1000

/** Takes what was published for the endpoint and is still delivered to it. */
export async function takePublished({
  endpoint,
  published,
  eventually,
}: Pick<AtEndpoint, 'endpoint' | 'published' | 'eventually'>): Promise<void> {
  endpoint.answer(() => ({ kind: 'status', status: 200 }))
  const isTaken = (): boolean =>
    endpoint.deliveries.length === 0 || [...published].every((one) => one.isTaken())
  // Where the listener takes no more of them, there is nothing to wait for.
  await whereUndecided(
    eventually(Math.min(patience, endpoint.patience), () => isTaken() || undefined),
    () => undefined,
  )
}
