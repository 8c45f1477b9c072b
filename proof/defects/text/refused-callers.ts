import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'

const admin = `Bearer ${bankSecrets.REFERENCE_BANK_ADMIN_TOKEN}`

/** A request as it would be if an administrator had sent it. */
async function asAdmin(request: Request): Promise<Request> {
  const headers = new Headers(request.headers)
  headers.set('authorization', admin)
  headers.set('api-key', bankSecrets.REFERENCE_BANK_API_KEY)
  const body = request.method === 'PUT' ? { body: await request.arrayBuffer() } : {}
  return new Request(request.url, { method: request.method, headers, ...body })
}

const isNameless = ({ headers }: Request): boolean =>
  !headers.has('authorization') && !headers.has('api-key')

/** A bank that serves some requests no matter who sends them. */
const serving = (
  operation: string,
  isServed: (request: Request) => boolean,
): Pick<Defect, 'request'> => ({
  request: (request, context) =>
    context.operation === operation && isServed(request) ? asAdmin(request) : request,
})

/** Callers who are refused too late, or not for all that they ask. */
const defects: readonly Defect[] = [
  ...(
    [
      ['setString', 'text.setString.without-credentials'],
      ['setFormat', 'text.setFormat.without-credentials'],
    ] as const
  ).map(([operation, broken]): Defect => ({
    name: `refused-callers-${operation}-written`,
    sentence: `What a caller without credentials sends to ${operation} is written, and refused then.`,
    breaks: [broken],
    ...serving(operation, isNameless),
    response: (response, request, context) =>
      context.operation === operation && isNameless(request)
        ? refused(401, 'Who are you?', 'unauthenticated')
        : response,
  })),
  {
    name: 'refused-callers-known-tag',
    sentence:
      'Who has the strings of a group already learns without credentials that they are the same.',
    breaks: ['text.getStrings.without-credentials'],
    ...serving(
      'getStrings',
      (request) =>
        isNameless(request) && /^(W\/)?"/.test(request.headers.get('if-none-match') ?? ''),
    ),
  },
  {
    name: 'refused-callers-create',
    sentence: 'Every caller who is known may create a string, and update none.',
    breaks: ['text.setString.administrative'],
    ...serving('setString', ({ headers }) => {
      const isKnown = headers.get('authorization')?.endsWith('customer') ?? false
      return isKnown && !headers.has('if-match') && headers.has('api-key')
    }),
  },
]

export default defects
