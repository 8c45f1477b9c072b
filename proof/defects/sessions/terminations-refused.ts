import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import { callAs } from '../../alterations/call-as.js'
import type { Defect } from '../../defect.js'

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

/** Terminations that are refused and done all the same. */
const defects: readonly Defect[] = [
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
