import { fixture, type Search } from '../../../src/scenario/index.js'

/** What a caller names when it resumes a session (document 2, Customer session). */
export interface SessionBody {
  readonly sessionId: string
  readonly customerId: string
  readonly institutionId: string
}

/** Whose the sessions are: one customer and institution for all of them, or one for each. */
const ownerOf = ({ given, lacking }: Search, at: number): Omit<SessionBody, 'sessionId'> => {
  const one = (name: string, what: string): string => {
    const values = given(name)
    const value = values.length === 1 ? values[0] : values[at]
    if (value === undefined) throw lacking(what, name)
    return value
  }
  const customerId = one('customerId', 'the customer whose the sessions are')
  return { customerId, institutionId: one('institutionId', 'the institution of that customer') }
}

/** A session that was not used yet: what is done to one cannot be undone, so each is taken once. */
const unusedSession = fixture(async (search): Promise<SessionBody> => {
  const all = search.given('session')
  const at = search.take('session')
  const sessionId = at === undefined ? undefined : all[at]
  if (at === undefined || sessionId === undefined)
    throw search.lacking(
      `one more session of a customer to use up, ${all.length + 1} in all`,
      'session',
    )
  return { sessionId, ...ownerOf(search, at) }
})

/** All tokens that the profile names: each is that of a session of its own. */
const namedTokens = fixture(async ({ given }) => given('session'))

/** Names a session that never was; the customer is there. */
const unknownSession = fixture(async (search): Promise<SessionBody> => {
  const digits = Array.from({ length: 32 }, () => search.random(16).toString(16))
  return { sessionId: `assay-${digits.join('')}`, ...ownerOf(search, 0) }
})

/** A token that no session has. */
const unknownToken = fixture(async ({ random }) => {
  const digits = Array.from({ length: 32 }, () => random(16).toString(16))
  return `assay-${digits.join('')}`
})

const sessionToTerminate = fixture(async (search) => {
  const { sessionId } = await unusedSession(search)
  return { sessionId }
})

/** Seconds that a session lives. */
const sessionLifetime = fixture(async ({ given, lacking }) => {
  const seconds = Number(given('sessionLifetime')[0])
  if (!(seconds > 0)) throw lacking('the seconds that a session lives', 'sessionLifetime')
  return seconds
})

/** Which credentials the interface asks for is not shown: the profile says who is trusted. */
const caller = fixture(async ({ given }) => given('caller')[0] ?? 'customer')

export const fixtures = {
  unusedSession,
  namedTokens,
  unknownSession,
  unknownToken,
  sessionToTerminate,
  sessionToResume: unusedSession,
  sessionLifetime,
  caller,
}

/** What a profile may give under `fixtures.sessions`. */
export const given = {
  session:
    'tokens of sessions that are there, eleven in all, and perhaps one more: each scenario uses one up, or three',
  customerId: 'the customer whose these sessions are, or one for each of them',
  institutionId: 'the institution of that customer, or one for each of the sessions',
  sessionLifetime: 'seconds that a session lives when it is not resumed',
  caller: 'the actor who may terminate and resume sessions; the customer when none is named',
}
