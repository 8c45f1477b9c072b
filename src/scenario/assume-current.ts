import type { Answer } from './answer.js'
import { isTag, tagOf } from './entity-tag.js'
import type { Order } from './order.js'
import type { Sender } from './sender.js'
import type { Stage } from './stage.js'

/**
 * The preamble of scenarios that write with the current entity tag: it is there, stays the same, and is taken. A write
 * that was answered with 412, or without success and without If-Match, contradicts the first of these that does not hold.
 *
 * @param put what the write was answered
 * @param read how what was to be written is read
 * @throws Undecided when the write failed for its entity tag
 */
export async function assumeCurrent(
  { assume, giveUp }: Pick<Stage, 'assume' | 'giveUp'>,
  put: Answer,
  read: { readonly sender: Sender; readonly operation: string; readonly order: Order },
): Promise<void> {
  const { interface: name, id } = put.operation
  const sent = put.exchange.request.headers.some(([field]) => field.toLowerCase() === 'if-match')
  if (put.status < 300 || (sent && put.status !== 412)) return
  const { sender, operation, order } = read
  const one = await sender.send(operation, order)
  if (one.status >= 300) return
  const present = assume(one, `${name}.${operation}.tag-present`)
  present.header('ETag', 'a well-formed entity tag', isTag)
  const other = await sender.send(operation, order)
  if (other.text !== one.text) giveUp('What was to be written changed between two readings.')
  const steady = assume(other, `${name}.${operation}.tag-steady`)
  steady.header('ETag', `${tagOf(one)}`, (value) => value === tagOf(one))
  if (put.status === 412) assume(put, `${name}.${id}.match-current`).status('2XX')
}
