import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import { callAs } from '../../alterations/call-as.js'
import type { Defect } from '../../defect.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import type { SessionStore } from '../../../src/reference/sessions/session-store.js'

const operation = 'terminateCustomerSession'
const secrets: readonly string[] = Object.values(bankSecrets)

const tokenOf = ({ headers }: Request): string | undefined =>
  headers.get('authorization')?.replace(/^Bearer /, '')

/** Terminates with the credentials of the administrator, and answers that the caller is unknown. */
const doneAllTheSame = (
  name: string,
  sentence: string,
  breaks: string,
  isMeant: (token: string | undefined) => boolean,
): Defect => ({
  name: `terminations-refused-${name}`,
  sentence,
  breaks: [breaks],
  request: (request, context) =>
    context.operation === operation && isMeant(tokenOf(request))
      ? callAs(request, 'ADMIN')
      : request,
  response: (response, request, context) =>
    context.operation === operation && isMeant(tokenOf(request)) ? unknownCaller() : response,
})

const unknownCaller = (): Response => {
  const problem = {
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    detail: 'The caller is not known.',
    id: 'problem-planted',
    occurredAt: '2020-01-01T00:00:00Z',
  }
  return new Response(JSON.stringify(problem), {
    status: 401,
    headers: { 'content-type': 'application/problem+json', 'www-authenticate': 'Bearer' },
  })
}

/** A session that is terminated before the request is refused, with this status. */
const doneBefore = (
  name: string,
  sentence: string,
  status: number,
  isMeant: (request: Request, text: string) => boolean,
): Defect => ({
  name: `terminations-refused-${name}`,
  sentence,
  breaks: ['sessions.terminate.invalid'],
  async request(request, context) {
    if (context.operation !== operation) return request
    const text = await request.text()
    const [, sessionId] = /"sessionId":\s*"([^"]+)"/.exec(text) ?? []
    const headers = new Headers(request.headers)
    const isDone = sessionId !== undefined && isMeant(request, text)
    if (isDone) headers.set('content-type', 'application/json')
    const body = isDone ? JSON.stringify({ sessionId, done: status }) : text
    return new Request(request.url, { method: 'POST', headers, body })
  },
  behaviour: ({ sessions, sessionNamed, terminationOf }) => {
    let isDone = false
    let book: SessionStore | undefined
    return {
      sessions: (opened) => (book = sessions(opened)),
      sessionNamed(body, asked) {
        isDone = isObject(body) && body['done'] === status
        return sessionNamed(body, asked)
      },
      terminationOf(state, session) {
        if (!isDone) return terminationOf(state, session)
        if (session !== undefined) book?.write({ ...session, terminated: true })
        return { status, name: 'refused' }
      },
    }
  },
})

/** Terminations that are refused and done all the same. */
const defects: readonly Defect[] = [
  doneBefore(
    'other-media-type',
    'A body under another media type is refused when the session that it names has ended.',
    415,
    ({ headers }) => headers.get('content-type')?.startsWith('text/') === true,
  ),
  doneBefore(
    'cut-off',
    'A body that is cut off is refused when the session that it names has ended.',
    400,
    (_, text) => !text.endsWith('}'),
  ),
  doneAllTheSame(
    'nameless',
    'A session is terminated for a caller without credentials, who is told that it is not.',
    'sessions.authentication.missing',
    (token) => token === undefined,
  ),
  doneAllTheSame(
    'stranger',
    'A session is terminated for a caller of unknown credentials, who is told that it is not.',
    'sessions.authentication.insufficient',
    (token) => token !== undefined && !secrets.includes(token),
  ),
]

export default defects
