import type { Message, Reply } from './message.js'

/** Sends requests of actors and records what comes. */
export interface RecordingClient {
  /**
   * Sends, records and returns the last exchange. Never rejects for what the target or the network does otherwise.
   *
   * @throws LockedOut for a stranger whom the target limits for longer than is waited
   */
  send(message: Message): Promise<Reply>
  /** Milliseconds that a scenario was held back so far because the target limits its callers. */
  heldBack(scenario: string): number
}
