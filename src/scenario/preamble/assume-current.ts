import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Answer } from '../answer/answer.js'
import { isTag, tagOf } from '../answer/entity-tag.js'
import type { RequestInput } from '../request/request-input.js'
import type { Sender } from '../request/sender.js'
import type { Stage } from '../stage/stage.js'

const present = aspectOf('conditional-reads', 'present')
const steady = aspectOf('conditional-reads', 'steady')
const current = aspectOf('conditional-writes', 'current')

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
  read: { readonly sender: Sender; readonly operation: string; readonly order: RequestInput },
): Promise<void> {
  const [, sent] =
    put.exchange.request.headers.find(([field]) => field.toLowerCase() === 'if-match') ?? []
  if (put.status < 300 || (sent !== undefined && put.status !== 412)) return
  const { sender, operation, order } = read
  const one = await sender.send(operation, order)
  if (one.status >= 300) return
  assume(one, one.operation.requirement(present)).header('ETag', 'a well-formed entity tag', isTag)
  const other = await sender.send(operation, order)
  if (other.text !== one.text)
    giveUp(
      'The resource that was to be written changed between two requests.',
      'run again while nothing else writes to it',
      other,
    )
  const isSame = (tag: unknown): boolean => tag === tagOf(one)
  assume(other, one.operation.requirement(steady)).header('ETag', `${tagOf(one)}`, isSame)
  if (put.status !== 412) return
  if (sent !== undefined && sent !== '*' && sent !== tagOf(one))
    giveUp(
      'The entity tag changed between the reading that it was taken from and the write.',
      'run again while nothing else writes to it, or with --concurrency 1 if the tag goes by other resources as well',
      put,
    )
  assume(put, put.operation.requirement(current)).status('2XX')
}
