import type { Answer, Choice, Delivery } from '../../../src/scenario/index.js'

/** A message that was published for the endpoint. */
export interface Published {
  /** Address of the topic on which it was. */
  readonly topic: string
  /** What came for it, as far as can be seen, in this order. */
  deliveries(): readonly Delivery[]
  /** Those that carry what the message says, and are for no other. */
  carried(): readonly Delivery[]
  /** How the endpoint answers what comes for it; `tries` counts what came to the endpoint itself before. */
  reply(choose: (delivery: Delivery, tries: number) => Choice): void
  /** Answers with a redirect that is known again where it leads, and by a mark as well if it is given one. */
  redirect(status: number, mark?: string): Choice
  /** Whether the endpoint has answered a delivery with 2xx. */
  isTaken(): boolean
  /** What publishing it was answered with; undefined as long as it was not. */
  answered(): Answer | undefined
  /** @throws Undecided when it was not accepted */
  accepted(): Promise<Answer>
}
