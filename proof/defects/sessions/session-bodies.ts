import type { Behaviour } from '../../../src/reference/behaviour.js'
import { openSessions } from '../../../src/reference/books/open-sessions.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import type { Defect } from '../../defect.js'

const operations = [
  ['terminateCustomerSession', 'sessions.terminate.invalid'],
  ['resumeCustomerSession', 'sessions.resume.invalid'],
] as const

/** Sessions that no story uses. */
const spare = openSessions.sessions.slice(-4).map(({ sessionId }) => sessionId)

/** Names one of them after the other: what is terminated is not there any more. */
const naming =
  (meant: string, isSuch: (body: unknown) => boolean) =>
  ({ sessionNamed, terminationOf, resumptionOf }: Behaviour): Partial<Behaviour> => {
    let named = 0
    const isSpare = (session: { readonly sessionId: string } | undefined): boolean =>
      session !== undefined && spare.includes(session.sessionId)
    return {
      sessionNamed: (body, operation) =>
        operation === meant && isSuch(body)
          ? spare[(named += 1) % spare.length]
          : sessionNamed(body, operation),
      terminationOf: (state, session) =>
        isSpare(session) ? 'done' : terminationOf(state, session),
      resumptionOf: (state, session) =>
        isSpare(session) ? 'extend' : resumptionOf(state, session),
    }
  }

/** Bodies that name no session and are taken for the session of the caller. */
const bodies: readonly Defect[] = operations.flatMap(([operation, broken]): readonly Defect[] => [
  {
    name: `session-bodies-${operation}-number`,
    sentence: `A number in the place of the token that ${operation} is given is taken for a session.`,
    breaks: [broken],
    behaviour: naming(operation, (body) => isObject(body) && typeof body['sessionId'] === 'number'),
  },
  {
    name: `session-bodies-${operation}-list`,
    sentence: `A list in the place of the body that ${operation} is given is taken for a session.`,
    breaks: [broken],
    behaviour: naming(operation, Array.isArray),
  },
  {
    name: `session-bodies-${operation}-token-in-object`,
    sentence: `An object or a list in the place of the token that ${operation} is given is taken for a session.`,
    breaks: [broken],
    behaviour: naming(operation, (body) => isObject(body) && typeof body['sessionId'] === 'object'),
  },
])

const isOpened = (sessionId: string | undefined): boolean =>
  openSessions.sessions.some((one) => one.sessionId === sessionId)

const defects: readonly Defect[] = [
  ...bodies,
  {
    name: 'session-bodies-started-unknown',
    sentence: 'A session that was started in the place of another one cannot be terminated.',
    breaks: ['sessions.terminate.started'],
    behaviour: ({ terminationOf }) => ({
      terminationOf: (state, session) =>
        session !== undefined && !isOpened(session.sessionId)
          ? { status: 422, name: 'sessionNotFound' }
          : terminationOf(state, session),
    }),
  },
  {
    name: 'session-bodies-started-stays',
    sentence: 'A session that was started in the place of another one outlives its termination.',
    breaks: ['sessions.terminate.started'],
    behaviour: ({ stateOf }) => ({
      stateOf: (session, now) =>
        stateOf(
          session !== undefined && !isOpened(session.sessionId)
            ? { ...session, terminated: false }
            : session,
          now,
        ),
    }),
  },
]

export default defects
