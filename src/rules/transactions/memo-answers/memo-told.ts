import { isPlain } from '../../agree/judge-written.js'
import type { MemoLog, MemoSight, MemoWrite } from './memo-log.js'
import { lastBefore } from './memo-log.js'

/** What is told of a memo, and what it was when that was asked for. */
export interface MemoTold extends MemoSight {
  readonly last: MemoWrite
  /** Undefined where it was deleted. */
  readonly due: string | undefined
}

/** What an answer contradicts: the end of the id of a row. */
type MemoRow = 'created' | 'replaced' | 'deleted' | 'deleted-member' | 'member-follows' | 'present'

/** What was told between two writes of which the first one succeeded. */
export const toldOf = (log: MemoLog): readonly MemoTold[] =>
  log.sights.flatMap((sight) => {
    const last = lastBefore(log, sight)
    const isDone = last?.status !== undefined && last.status < 300
    const isKnown = last?.kind === 'deleted' || last?.text !== undefined
    return isDone && isKnown ? [{ ...sight, last, due: last.text }] : []
  })

/**
 * The row that an answer contradicts which tells a memo that nothing wrote, or that had what was written and lost it
 * again; undefined for one that is right, or of before the last write: when that is seen is not said.
 */
export function contradictedBy(
  one: MemoTold,
  log: MemoLog,
  all: readonly MemoTold[],
): MemoRow | undefined {
  if (one.text === one.due) return undefined
  const alike = all.filter(({ last, actor }) => last === one.last && actor === one.actor)
  const hadIt = alike.some(
    (sight) =>
      sight.kind === one.kind &&
      sight.text === one.due &&
      sight.span.number <= one.span.since &&
      !maybeOlder(sight, log),
  )
  // Whether other letters are kept is another requirement.
  const isOdd = isPlain(one.due) && one.text !== undefined && isUnknown(one.text, log)
  if (!hadIt && !isOdd) return undefined
  if (one.kind === 'member') {
    if (isOfBefore(one, log)) return undefined
    // What is wrong with the memo itself is no fault of the member.
    const isMemoRight = alike.some(({ kind, text }) => kind === 'memo' && text === one.due)
    if (!isMemoRight) return undefined
    return one.due === undefined ? 'deleted-member' : 'member-follows'
  }
  if (one.due === undefined) return 'deleted'
  const written = one.last.status === 201 ? 'created' : 'replaced'
  if (!isOdd) return written
  if (alike.some(({ text }) => text === one.due)) return 'present'
  return alike.some(({ kind, text }) => kind === 'member' && text === one.text)
    ? written
    : undefined
}

/** Whether it was never written, nor told before anything was. */
function isUnknown(text: string, { writes, sights }: MemoLog): boolean {
  const [first] = writes
  const before = sights.filter(({ span }) => first && span.number <= first.span.since)
  return before.length > 0 && ![...writes, ...before].some((one) => one.text === text)
}

/** Whether a transaction shows what its memo was not long ago: of several nodes one may follow later than another. */
function isOfBefore({ text, last, span }: MemoTold, { writes, settleTime }: MemoLog): boolean {
  const done = writes
    .slice(0, writes.indexOf(last) + 1)
    .filter(({ status }) => status !== undefined && status < 300)
  return done.some(
    (write, index) => done[index - 1]?.text === text && write.span.to + settleTime > span.from,
  )
}

/** Whether a transaction may have shown what its memo was before the last write, as it had the same text then. */
const maybeOlder = (
  { kind, due, last, span }: MemoTold,
  { writes, settleTime }: MemoLog,
): boolean =>
  kind === 'member' &&
  due !== undefined &&
  writes
    .slice(0, writes.indexOf(last))
    .some(
      ({ text }, index) =>
        text === due && (writes[index + 1]?.span.to ?? 0) + settleTime > span.from,
    )
