import { isEntityTag } from '../../../contract/formats/is-entity-tag.js'
import { lastBefore, type MemoLog, type MemoSight, type MemoWrite } from './memo-log.js'
import type { MemoTold } from './memo-told.js'

/** What a write was answered with, after the memo was seen as the write before had left it. */
export function answeredOtherwise(write: MemoWrite, log: MemoLog) {
  const last = lastBefore(log, write)
  const seen = log.sights.some(
    (one) =>
      one.kind === 'memo' &&
      one.actor === write.actor &&
      last !== undefined &&
      one.span.since >= last.span.number &&
      one.span.number <= write.span.since &&
      one.text === last.text,
  )
  if (last === undefined || !seen) return undefined
  const { kind, status } = write
  const wasDeleted = last.kind === 'deleted' && (last.status === 204 || last.status === 404)
  const wasWritten = last.kind === 'put' && (last.status === 200 || last.status === 201)
  // What an entity tag does where there is no memo is another requirement.
  if (wasDeleted && kind === 'put' && status === 200 && !write.isConditional) return 'created'
  if (wasDeleted && kind === 'deleted' && status === 204) return 'delete-absent'
  if (wasWritten && kind === 'put' && status === 201) return 'replaced'
  return undefined
}

const memoNotFound = 'transactionMemoNotFound'

/**
 * Whether an answer says that a memo is not there, of a transaction that is there before and afterwards, and calls that
 * otherwise than another answer did.
 */
export function isMiscalled(one: MemoSight | MemoWrite, { sights }: MemoLog): boolean {
  if (one.types.length === 0 || one.types.includes(memoNotFound)) return false
  if ('status' in one && (one.kind !== 'deleted' || one.status !== 404)) return false
  const own = sights.filter(({ actor }) => actor === one.actor)
  const transactions = own.filter(({ kind }) => kind === 'member')
  return (
    own.some(({ types }) => types.includes(memoNotFound)) &&
    transactions.some(({ span }) => span.number <= one.span.since) &&
    transactions.some(({ span }) => span.since >= one.span.number)
  )
}

/** Whether two memos, each as it was written, came with one strong tag. */
export const hasTagOfAnother = (one: MemoTold, all: readonly MemoTold[]): boolean =>
  one.tag !== undefined &&
  isEntityTag(one.tag) &&
  !one.tag.startsWith('W/') &&
  one.text === one.due &&
  all.some(
    (other) =>
      other.kind === one.kind &&
      other.actor === one.actor &&
      other.span.number < one.span.number &&
      other.tag === one.tag &&
      other.text === other.due &&
      other.text !== one.text,
  )

/** Whether a transaction that was not written to has a memo that was written to another one since it was first seen. */
export const isOfNeighbour = (
  { text, span, actor }: MemoSight,
  { writes, sights }: MemoLog,
  others: readonly MemoLog[],
): boolean =>
  writes.length === 0 &&
  text !== undefined &&
  others.some((other) =>
    other.writes.some(
      (write) =>
        write.text === text &&
        write.status !== undefined &&
        write.status < 300 &&
        write.span.since < span.number &&
        sights.some(
          (one) => one.actor === actor && one.span.number <= write.span.since && one.text !== text,
        ),
    ),
  )
