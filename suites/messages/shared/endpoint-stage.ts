import type { Endpoint, Stage } from '../../../src/scenario/index.js'
import type { Published } from './published.js'
import type { PushTopic } from './push-topic.js'

/** What a scenario needs to take the place of the endpoint. */
export type EndpointParts = Pick<
  Stage,
  | 'customer'
  | 'assume'
  | 'given'
  | 'giveUp'
  | 'random'
  | 'waitUntil'
  | 'now'
  | 'began'
  | 'eventually'
  | 'listen'
  | 'once'
  | 'needs'
> & { readonly fixtures: { push(): Promise<readonly [PushTopic, ...PushTopic[]]> } }

/** A scenario that is the endpoint of push subscriptions. */
export interface AtEndpoint extends EndpointParts {
  readonly endpoint: Endpoint
  readonly pushed: readonly [PushTopic, ...PushTopic[]]
  /** What was published, to be taken at the end. */
  readonly published: Set<Published>
  /** What was seen in the queue; see `seenBefore`. */
  readonly seen: Set<string>
  /** Called where the endpoint is not called for a message, before it is left open. */
  onSilence?(published: Published): Promise<void>
}
