import { identify } from '../../../src/scenario/index.js'
import type { AtEndpoint } from './endpoint-stage.js'
import type { Several } from './publish-several.js'
import type { Waiting } from './waiting-in.js'

/** What several messages came to in the queue, as it is seen from now on. */
export interface Seen {
  readonly ids: ReadonlySet<string>
  /** As it was read last. */
  readonly queue: Waiting
}

/** Looks at the queue until each of several notifications was in it: those that are being delivered may be hidden. */
export async function seenInQueue(at: AtEndpoint, { look, count }: Several): Promise<Seen> {
  const ids = new Set<string>()
  const lookAt = async () => {
    const looked = await look()
    for (const item of looked.items) ids.add(identify(item))
    return looked
  }
  const { queue } = await at.eventually(at.endpoint.patience, lookAt, () => ids.size >= count)
  return { ids, queue }
}
