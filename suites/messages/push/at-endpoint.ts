import type { Endpoint, Stage } from '../../../src/scenario/index.js'
import type { PushTopic } from './push-topic.js'

type Parts = Pick<
  Stage,
  'customer' | 'assume' | 'giveUp' | 'random' | 'waitUntil' | 'now' | 'listen'
> & { readonly fixtures: { push(): Promise<readonly [PushTopic, ...PushTopic[]]> } }

/** A scenario that is the endpoint of push subscriptions. */
export interface AtEndpoint extends Parts {
  readonly endpoint: Endpoint
  readonly pushed: readonly [PushTopic, ...PushTopic[]]
}

/** Takes the place of the endpoint for as long as some steps take. */
export async function atEndpoint(
  stage: Parts,
  steps: (at: AtEndpoint) => Promise<void>,
): Promise<void> {
  const pushed = await stage.fixtures.push()
  await stage.listen((endpoint) => steps({ ...stage, endpoint, pushed }))
}
