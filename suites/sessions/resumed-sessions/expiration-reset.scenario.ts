import { type Answer, wholeTarget } from '../../../src/scenario/index.js'
import { endStarted } from '../shared/end-started.js'
import type { SessionBody } from '../shared/fixtures.js'
import { liveSession } from '../shared/live-session.js'
import { resumeSession } from '../shared/resume-session.js'
import { scenario } from '../shared/scenario.js'
import { resumeOthers, startedBy } from './shared/resume-others.js'

/** Part of its life after which a session is resumed: it was resumed at the beginning, and has nearly a whole one. */
const resumedAfter = 0.92
/**
 * Parts of its life after which it is looked at then. Which one it takes depends on whether the clock was put right in
 * between: 0.92 and 0.9 add up to more than a life, or 1.5 is enough by itself.
 */
const [lookedAtFirst, lookedAtLast] = [0.9, 1.5]
export default scenario('Resuming a session resets its expiration', {
  verifies: {
    resetsExpiration: 'sessions.resume.resets-expiration',
  },
  safety: 'disruptive',
  touches: [wholeTarget],
  async steps(stage) {
    const { fixtures, during, assume, given, verify, giveUp } = stage
    const lifetime = await fixtures.sessionLifetime()
    // The controls are not resumed in the meantime: that one has expired shows that the time is over.
    const [{ caller, session }, control, lastControl] = await Promise.all([
      liveSession(stage),
      liveSession(stage),
      liveSession(stage),
    ])
    const resume = async (one: typeof session) => {
      const resumption = await resumeSession(stage, caller, one)
      endStarted(stage, resumption.answer)
      return resumption
    }
    const after = <T>(part: number, steps: () => Promise<T>) => {
      const seconds = Math.ceil(lifetime * part)
      return during('clock', steps, { seconds, milliseconds: seconds * 1000 })
    }

    const { first, neverResumed } = await after(resumedAfter, async () => {
      const resumption = await resume(session)
      if (resumption.answer.status === 200) return { first: resumption }
      // One that was never resumed shows whether the time is over.
      const other = await resume(await fixtures.unusedSession())
      // Where none is resumed a second time, it is not the time.
      if (other.answer.status === 200)
        assume((await resume(other.session)).answer, 'sessions.resume.extended').status(200)
      return { first: resumption, neverResumed: other.answer }
    })
    if (neverResumed?.status === 200) return verify.resetsExpiration(first.answer).status(200)
    if (first.answer.status !== 200)
      giveUp(
        `After ${resumedAfter} of its life a session was not resumed: ${first.answer.status}.`,
        'fixtures.sessions.sessionLifetime',
      )
    for (const { part, unattended } of [
      { part: lookedAtFirst, unattended: control.session },
      { part: lookedAtLast, unattended: lastControl.session },
    ]) {
      let fresh: SessionBody | undefined
      const second = await after(part, async () => {
        const { answer: other } = await resume(unattended)
        if (other.status === 200) return undefined
        given(other).status(201, '4XX')
        fresh = startedBy(other, unattended)
        return resume(first.session)
      })
      if (second === undefined) continue
      if (!verify.resetsExpiration(second.answer).status(200)) return
      // The time is over at first only if the clock goes on from where it was left; else it was put right in between.
      const ahead = part === lookedAtFirst ? 0 : part
      const judge = (answer: Answer): boolean => verify.resetsExpiration(answer).status(200)
      return resumeOthers(stage, { fresh, idle: second.session, ahead, resume, after, judge })
    }
    giveUp(
      'A session that was not resumed did not expire in that time, either.',
      'fixtures.sessions.sessionLifetime',
    )
  },
})
