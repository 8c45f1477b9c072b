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

/** What a body holds instead of an object with a token, and yet leads to the session that it names. */
const wrapped = {
  'list-of-one': {
    sentence: 'A list of one body is taken for it',
    unwrap: (body: unknown) => nameIn(firstOf(body)),
  },
  'token-alone': { sentence: 'A token alone is taken for a body', unwrap: (body: unknown) => body },
  'list-of-tokens': {
    sentence: 'The first of a list of tokens is taken for the token',
    unwrap: (body: unknown) => firstOf(nameIn(body)),
  },
} as const

const firstOf = (value: unknown): unknown =>
  Array.isArray(value) ? (value as unknown[])[0] : undefined

const nameIn = (body: unknown): unknown => (isObject(body) ? body['sessionId'] : undefined)

/** Bodies that name a session in another way than the document does. */
const unwrapped: readonly Defect[] = operations.flatMap(([meant, broken]) =>
  Object.entries(wrapped).map(([name, { sentence, unwrap }]): Defect => ({
    name: `session-bodies-${meant}-${name}`,
    sentence: `${sentence} by ${meant}.`,
    breaks: [broken],
    behaviour: ({ sessionNamed }) => ({
      sessionNamed(body, operation) {
        const token = operation === meant ? unwrap(body) : undefined
        return typeof token === 'string' ? token : sessionNamed(body, operation)
      },
    }),
  })),
)

const isOpened = (sessionId: string | undefined): boolean =>
  openSessions.sessions.some((one) => one.sessionId === sessionId)

const defects: readonly Defect[] = [
  ...bodies,
  ...unwrapped,
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
    breaks: ['sessions.terminate.started', 'sessions.terminate.unusable'],
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
