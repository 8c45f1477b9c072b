import type { RequestInput } from './request-input.js'
import type { Stage } from './stage.js'

/** A request that changes something for good: what the laws need of it that ask who may send it. */
export interface WriteRequest {
  /** Who may send it. */
  readonly actor: 'customer' | 'admin'
  /** A request that would be carried out, about something of ours that was made for it and goes again in the end. */
  order(stage: Stage): Promise<RequestInput>
}
