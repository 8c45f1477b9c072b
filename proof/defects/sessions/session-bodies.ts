import type { Behaviour } from '../../../src/reference/behaviour.js'
import { openSessions } from '../../../src/reference/books/open-sessions.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import type { Defect } from '../../defect.js'

const operations = [
  ['terminateCustomerSession', 'sessions.terminate.invalid'],
  ['resumeCustomerSession', 'sessions.resume.invalid'],
] as const

/** A session that no story uses. */
const last = openSessions.sessions.at(-1)?.sessionId

const naming =
  (meant: string, isSuch: (body: unknown) => boolean) =>
  ({ sessionNamed, terminationOf, resumptionOf }: Behaviour): Partial<Behaviour> => ({
    sessionNamed: (body, operation) =>
      operation === meant && isSuch(body) ? last : sessionNamed(body, operation),
    terminationOf: (state, session) =>
      session?.sessionId === last ? 'done' : terminationOf(state, session),
    resumptionOf: (state, session) =>
      session?.sessionId === last ? 'extend' : resumptionOf(state, session),
  })

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
