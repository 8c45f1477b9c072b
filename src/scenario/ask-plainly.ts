import type { Operation } from '../contract/operation.js'
import type { Answer } from './answer.js'
import type { Order, Sender } from './sender.js'
import { Undecided } from './undecided.js'

/** A request that was answered with success, to be sent again with one thing changed. */
export interface Plain {
  readonly order: Order
  readonly answer: Answer
}

/**
 * Sends a plain request.
 *
 * @throws Undecided when it is not answered with success: what builds on it depends on the service
 */
export async function askPlainly(
  sender: Sender,
  operation: Operation,
  order: Order,
): Promise<Plain> {
  const answer = await sender.send(operation.id, order)
  if (answer.status >= 200 && answer.status < 300) return { order, answer }
  throw new Undecided(
    `A plain request of the ${sender.actor} to ${operation.id} was answered with ${answer.status}.`,
    {
      dependsOn: `${operation.interface}.${operation.id}.answers`,
      exchanges: [answer.exchange.number],
    },
  )
}
