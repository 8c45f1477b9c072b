import { wholeTarget } from '../../../src/scenario/index.js'
import { endStarted } from '../shared/end-started.js'
import { liveSession } from '../shared/live-session.js'
import { resumeSession } from '../shared/resume-session.js'
import { scenario } from '../shared/scenario.js'

/**
 * Parts of its life after which a session is looked at that was resumed after 0.6 of it. Which one it takes
 * depends on whether the clock was put right in between: 0.6 and 0.9 add up, or 1.3 is enough by itself.
 */
const looks = [0.9, 1.3]

export default scenario('Resuming a session resets its expiration', {
  verifies: { resetsExpiration: 'sessions.resume.resets-expiration' },
  safety: 'disruptive',
  touches: [wholeTarget],
  async steps(stage) {
    const { fixtures, during, given, verify, giveUp } = stage
    const lifetime = await fixtures.sessionLifetime()
    // Nobody resumes the others in the meantime: they tell when the time is over.
    const [{ caller, session }, ...others] = await Promise.all([
      liveSession(stage),
      liveSession(stage),
      liveSession(stage),
    ])
    const controls = others.map((one) => one.session)
    const resume = async (one: typeof session) => {
      const resumption = await resumeSession(stage, caller, one)
      endStarted(stage, resumption.answer)
      return resumption
    }
    const after = <T>(part: number, steps: () => Promise<T>) => {
      const seconds = Math.ceil(lifetime * part)
      return during('clock', steps, { seconds, milliseconds: seconds * 1000 })
    }

    const first = await after(0.6, () => resume(session))
    if (first.answer.status !== 200)
      giveUp(
        `After 0.6 of its life a session was not resumed: ${first.answer.status}.`,
        'fixtures.sessions.sessionLifetime',
      )
    for (const [at, control] of controls.entries()) {
      const answer = await after(looks[at] ?? 1, async () => {
        const { answer: other } = await resume(control)
        if (other.status !== 200) given(other).status(201, '4XX')
        return other.status === 200 ? undefined : (await resume(first.session)).answer
      })
      if (answer !== undefined) return verify.resetsExpiration(answer).status(200)
    }
    giveUp(
      'A session that was not resumed did not expire in that time, either.',
      'fixtures.sessions.sessionLifetime',
    )
  },
})
