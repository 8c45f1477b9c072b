import {
  type Answer,
  often,
  passedOn,
  shared,
  someTimes,
  type Verification,
} from '../../../src/scenario/index.js'
import { endStarted } from '../shared/end-started.js'
import { gone } from '../shared/gone.js'
import type { SessionBody } from '../shared/fixtures.js'
import { liveSession, type SessionStage } from '../shared/live-session.js'
import { resumeSession } from '../shared/resume-session.js'
import { scenario } from '../shared/scenario.js'

/** What is held against an answer, given the refusal before it. */
type Judge = (kept: Answer, refused: Answer) => Pick<ReturnType<Verification>, 'statusIsNot'>

const operations = ['resumeCustomerSession', 'terminateCustomerSession'] as const

export default scenario('A caller without credentials is asked for them', {
  verifies: {
    missing: 'sessions.authentication.missing',
    insufficient: 'sessions.authentication.insufficient',
  },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { anonymous, assume, verify, giveUp } = stage
    let { caller, session } = await liveSession(stage)
    let isThere = false
    const stranger = caller.bringing(
      caller.credentials.map(([name]) => [name, neverIssued(name)] as const),
    )
    for (const operation of operations) {
      const json =
        operation === 'resumeCustomerSession' ? session : { sessionId: session.sessionId }
      const nameless = await refusals(stage, () => anonymous.send(operation, { json }))
      if ((nameless[0]?.status ?? 0) < 400)
        giveUp(
          'A caller without credentials is not refused.',
          'claims.options.sessionCredentials (false)',
        )
      if (operation === 'terminateCustomerSession' && !(await isKept(verify.missing, nameless)))
        return
      const wrong = await refusals(stage, () => stranger.send(operation, { json }))
      let admitted = wrong.find(({ status }) => status < 300)
      if (operation === 'terminateCustomerSession' && admitted === undefined) {
        if (!(await isKept(verify.insufficient, wrong))) return
        admitted = await terminatedByRestricted(stage, session, isKept)
      }
      // What every caller is answered says nothing of credentials.
      const other = admitted ?? (await serve(operation))
      if (other.status >= 400)
        giveUp(
          `The ${caller.actor} is not served, either: ${other.status}.`,
          `let ${caller.actor} terminate and resume sessions`,
        )
      for (const answer of nameless) verify.missing(answer).status(401)
      if (caller.credentials.length === 0)
        verify.insufficient.undecided(`The profile gives the ${caller.actor} no credentials.`, {
          remedy: `actors.${caller.actor}`,
        })
      else for (const answer of wrong) verify.insufficient(answer).status(401, 403)
    }

    /** What was refused is not done. */
    async function isKept(verify: Judge, [refused]: readonly Answer[]): Promise<boolean> {
      if (!isThere || refused === undefined) return true
      const resumption = await resumeSession(stage, caller, session)
      endStarted(stage, resumption.answer)
      session = resumption.session
      return verify(resumption.answer, refused).statusIsNot(...gone)
    }

    async function serve(operation: (typeof operations)[number]): Promise<Answer> {
      if (operation === 'terminateCustomerSession') {
        const terminated = await caller.send(operation, { json: { sessionId: session.sessionId } })
        if (isThere) assume(terminated, 'sessions.terminate.done').status(204)
        return terminated
      }
      const resumption = await resumeSession(stage, caller, session)
      session = resumption.session
      isThere = resumption.answer.status === 200
      return resumption.answer
    }
  },
})

/**
 * What is refused to a caller without permission is not done.
 *
 * @returns the answer, if that caller is let in
 */
async function terminatedByRestricted(
  stage: SessionStage,
  { sessionId }: SessionBody,
  isKept: (judge: Judge, refused: readonly Answer[]) => Promise<boolean>,
): Promise<Answer | undefined> {
  if (!stage.knows('restricted')) return undefined
  const answer = await stage.restricted.send('terminateCustomerSession', { json: { sessionId } })
  const judge = (kept: Answer) => stage.assume(kept, 'sessions.terminateCustomerSession.restricted')
  if (answer.status === 403) await isKept(judge, [answer])
  return answer.status < 300 ? answer : undefined
}

/** What a caller is answered who is to be refused: the last one may be served. */
async function refusals(
  stage: Parameters<typeof endStarted>[0],
  ask: () => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  await someTimes(async () => {
    const answer = await passedOn(ask)
    endStarted(stage, answer)
    answers.push(answer)
    return [401, 403].includes(answer.status)
  }, often)
  return answers
}

const neverIssued = (name: string): string =>
  name.toLowerCase() === 'api-key' ? 'assay-never-allocated' : 'Bearer assay-never-issued'
