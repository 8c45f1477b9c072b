import { openSessions } from '../../../src/reference/books/open-sessions.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('sessions-started-otherwise')

const isOpened = (sessionId: string | undefined): boolean =>
  openSessions.sessions.some((one) => one.sessionId === sessionId)

/** Sessions that were started in the place of others, and are not treated as others are. */
const defects: readonly Defect[] = [
  defect(
    'again',
    'In the place of a session that was started, another one is started each time.',
    ['sessions.resume.extended'],
    ({ resumptionOf }) => ({
      resumptionOf: (state, session) =>
        state === 'live' && !isOpened(session?.sessionId) ? 'start' : resumptionOf(state, session),
    }),
  ),
  defect(
    'under-old-name',
    'A session that was started is extended under the name of the one that had expired.',
    'sessions.resume.same-session',
    ({ tokenOfStarted }) => {
      let old = ''
      return {
        tokenOfStarted(started, expired) {
          old = expired?.sessionId ?? old
          return tokenOfStarted(started, expired)
        },
        tokenOfExtended: ({ sessionId }) => (isOpened(sessionId) ? sessionId : old),
      }
    },
  ),
  {
    name: 'sessions-started-otherwise-as-extended',
    sentence:
      'A session that was started in the place of an expired one is answered with 200, by its own token.',
    breaks: ['sessions.resume.expired'],
    response: (response, _request, { operation }) =>
      operation === 'resumeCustomerSession' && response.status === 201
        ? new Response(response.body, { headers: response.headers })
        : response,
  },
]

export default defects
