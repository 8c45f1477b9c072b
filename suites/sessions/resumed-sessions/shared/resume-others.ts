import { type Answer, someTimes } from '../../../../src/scenario/index.js'
import { callerOf } from '../../shared/caller-of.js'
import type { SessionBody } from '../../shared/fixtures.js'
import type { SessionStage } from '../../shared/live-session.js'
import type { Resumption } from '../../shared/resume-session.js'

/** Part of its life after which a session is resumed, and looked at then; and how many of them are. */
const movedOnBy = 0.55
const times = 4
/** The same for one that is resumed early: its expiration is reset however much of its life is left. */
const [early, lookedAtThen] = [0.3, 0.92]

interface Line {
  /** A session that was just started, and one that was just resumed and is left alone now. */
  readonly fresh: SessionBody | undefined
  readonly idle: SessionBody
  /** Part of a life by which the clock is ahead where it was put right in between; none where it goes on. */
  readonly ahead: number
  resume(session: SessionBody): Promise<Resumption>
  /** Takes steps when a part of a life is over. */
  after<T>(part: number, steps: () => Promise<T>): Promise<T>
  /** Whether the answer is as it must be. */
  judge(answer: Answer): boolean
}

/**
 * Has further sessions resumed, each looked at after more than a life: how long one may live in all is not said, so that
 * each is a new one, which was started in the place of another that had expired. The last one is terminated,
 * and stays so as time passes.
 */
export async function resumeOthers(
  stage: SessionStage,
  { resume, after, judge, ...line }: Line,
): Promise<void> {
  let { fresh, idle, ahead } = line
  const later = <T>(steps: () => Promise<T>, by = movedOnBy): Promise<T> => {
    const part = ahead + by
    if (ahead > 0) ahead = part
    return after(part, steps)
  }
  await someTimes(async (asked) => {
    const parts = asked < times ? [movedOnBy, movedOnBy] : [early, lookedAtThen]
    const begun = fresh
    fresh = undefined
    if (begun === undefined) return false
    const resumed = await later(() => resume(begun), parts[0])
    if (resumed.answer.status !== 200) return false
    return later(async () => {
      const looked = await resume(resumed.session)
      if (!judge(looked.answer)) return false
      fresh = startedBy((await resume(idle)).answer, idle)
      idle = looked.session
      return true
    }, parts[1])
  }, times + 1)
  const caller = await callerOf(stage)
  const json = { sessionId: idle.sessionId }
  const terminated = await caller.send('terminateCustomerSession', { json })
  if (terminated.status !== 204) return
  const { answer } = await later(() => resume(idle))
  stage.assume(answer, 'sessions.terminate.unusable').statusIsNot(200)
}

/** The session that an answer started in the place of one that has expired. */
export function startedBy(answer: Answer, expired: SessionBody): SessionBody | undefined {
  const sessionId = answer.status === 201 ? answer.at('/sessionId') : undefined
  return typeof sessionId === 'string' ? { ...expired, sessionId } : undefined
}
