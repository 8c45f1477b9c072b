import { changeJson } from '../../alterations/change-json.js'
import { changeHeaders } from '../../alterations/change-headers.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Liberty } from '../../liberty.js'
import type { SessionStore } from '../../../src/reference/sessions/session-store.js'

const because =
  'The document says that the session is a new one, and nothing of its token; which members are required is not shown.'

/** The session goes on under another token. */
const renewed = ({ sessions }: Pick<Behaviour, 'sessions'>): Partial<Behaviour> => {
  let book: SessionStore | undefined
  return {
    sessions: (opened) => (book = sessions(opened)),
    tokenOfExtended(session) {
      const { customerId, institutionId, expiresAt } = book?.of(session.sessionId) ?? session
      book?.write({ ...session, terminated: true })
      const other = book?.open(customerId, institutionId, expiresAt)
      return (other ?? session).sessionId
    },
  }
}

/** What other banks tell of the session that they extended or started. */
const liberties: readonly Liberty[] = [
  {
    name: 'session-tokens-kept',
    sentence:
      'The token of a session that has expired leads to the one that was started in its place.',
    because,
    behaviour: ({ sessions, tokenOfStarted }) => {
      const inPlaceOf = new Map<string, string>()
      return {
        sessions: (book) => {
          const opened = sessions(book)
          return {
            ...opened,
            of: (token) => opened.of(inPlaceOf.get(token) ?? token),
            expire: (token) =>
              opened.expire(token === undefined ? token : (inPlaceOf.get(token) ?? token)),
          }
        },
        tokenOfStarted(started, expired) {
          if (expired === undefined) return tokenOfStarted(started, expired)
          inPlaceOf.set(expired.sessionId, started.sessionId)
          return expired.sessionId
        },
      }
    },
  },
  {
    name: 'session-tokens-renewed',
    sentence: 'A session that is extended gets a new token, and the old one is of no use any more.',
    because: 'A 200 answer names a session; that its token stays the same is not said.',
    behaviour: renewed,
  },
  {
    name: 'session-tokens-renewed-beside-idle-hook',
    sentence: 'A session that is extended gets a new token, and the hook has none of them expire.',
    because: 'A 200 answer that names another token may be of a session that was extended.',
    behaviour: (reference) => ({
      ...renewed(reference),
      hooked: (hook, act) => (hook === 'session-expiry' ? undefined : reference.hooked(hook, act)),
    }),
  },
  {
    name: 'session-tokens-untold-when-extended',
    sentence:
      'The answer to a session that was extended is an empty object: its caller knows the token.',
    warns: ['sessions.customerSession.sessionId.present'],
    because,
    response: changeJson({ operations: ['resumeCustomerSession'], statuses: [200] }, () => ({})),
  },
  {
    name: 'session-tokens-untold',
    sentence: 'No answer tells the token of a session.',
    warns: ['sessions.customerSession.sessionId.present'],
    because,
    response: changeJson(
      { operations: ['resumeCustomerSession'], statuses: [200, 201] },
      () => ({}),
    ),
  },
  {
    name: 'session-tokens-with-more',
    sentence: 'The answer has the customer, the institution and when the session expires as well.',
    because: 'Further members are not forbidden.',
    response: changeJson(
      { operations: ['resumeCustomerSession'], statuses: [200, 201] },
      (body) => ({
        ...body,
        customerId: 'cust-rivera',
        institutionId: 'RIVER_CU',
        expiresAt: '2026-12-01T00:00:00Z',
      }),
    ),
  },
  {
    name: 'session-tokens-in-hal',
    sentence: 'Sessions are answered as HAL documents.',
    because: 'The media type of the answer is not shown.',
    response: changeHeaders((headers, { status }) => {
      if (status < 300 && headers.has('content-type'))
        headers.set('content-type', 'application/hal+json')
    }),
  },
]

export default liberties
