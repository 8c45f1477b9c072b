import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeJson } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'
import { refused } from '../../alterations/refused.js'

const scopes = 'Which scope an operation needs is not shown.'
const text = (path: string): boolean => path.startsWith('/api/text/')

function forbidden(
  name: string,
  sentence: string,
  operations: readonly string[],
  all = false,
): Liberty {
  return {
    name: `text-callers-${name}`,
    sentence,
    because: scopes,
    behaviour: ({ permits }: Behaviour) => ({
      permits: (actor, operation) =>
        permits(actor, operation) &&
        !(operations.includes(operation) && (all || !actor.administers)),
    }),
  }
}

function missingGroups(
  name: string,
  sentence: string,
  statuses: Readonly<Record<string, number>>,
): Liberty {
  return {
    name: `text-callers-${name}`,
    sentence,
    because:
      'getStrings lists 422 and no 404, getString 404 and no 422; both are among the statuses of the interface.',
    behaviour: ({ missingGroup }: Behaviour) => ({
      missingGroup: (operation) => {
        const status = statuses[operation]
        return status === undefined ? missingGroup(operation) : { status, name: 'groupNotFound' }
      },
    }),
  }
}

/** An operation that takes every caller for the customer. */
const anonymous = (name: string, open: string, sentence: string): Liberty => ({
  name: `text-callers-anonymous-${name}`,
  sentence,
  because: `Whether ${open} asks for credentials is not shown.`,
  request(request, { operation }) {
    if (operation !== open) return request
    const { REFERENCE_BANK_API_KEY: key, REFERENCE_BANK_CUSTOMER_TOKEN: token } = bankSecrets
    const headers = new Headers(request.headers)
    headers.set('api-key', key)
    headers.set('authorization', `Bearer ${token}`)
    return new Request(request.url, { headers })
  },
})

/** Other ways to let callers in, and to tell them what is not there. */
const liberties: readonly Liberty[] = [
  forbidden('shown-no-strings', 'Customers read resolved text and nothing else.', [
    'getStrings',
    'getString',
    'getFormats',
    'getFormat',
    'getGroup',
    'getGroups',
    'getApiDoc',
  ]),
  forbidden('shown-no-groups', 'Customers do not read groups.', ['getGroup', 'getGroups']),
  forbidden('set-no-formats', 'No caller may set formats.', ['setFormat'], true),
  forbidden(
    'set-nothing',
    'No caller may set anything.',
    ['setFormat', 'setString', 'deleteString'],
    true,
  ),
  {
    name: 'text-callers-without-token-forbidden',
    sentence: 'A caller without credentials is forbidden: 403.',
    because: 'Document 2 lists neither 401 nor 403 for text.',
    async response(response, request, context) {
      if (response.status !== 401 || !text(new URL(request.url).pathname)) return response
      const change = changeJson({}, ({ _error: error, ...body }) => ({
        ...body,
        _error: { ...(error as object), statusCode: 403 },
      }))
      const { body, headers } = await change(response, request, context)
      return new Response(body, { status: 403, headers })
    },
  },
  anonymous('resolve', 'getResolvedText', 'Resolved text is given to every caller.'),
  anonymous('definition', 'getApiDoc', 'The definition is served to callers without credentials.'),
  {
    name: 'text-callers-groups-not-served',
    sentence: 'No group is answered, only its strings: what svc:group names is not found.',
    because: 'The operations on groups are not shown, that which answers a group included.',
    response: (response, _request, { operation }) =>
      operation === 'getGroup' || operation === 'getGroups'
        ? refused(404, 'There is nothing here.')
        : response,
  },
  missingGroups('groups-not-found', 'A group that is not there is not found: 404.', {
    getStrings: 404,
  }),
  missingGroups('groups-invalid', 'A group that is not there is invalid: 422.', { getString: 422 }),
  {
    name: 'text-callers-groups-empty',
    sentence: 'A group that is not there has no strings: 200, whatever its name.',
    because: 'What getStrings answers for such a group is not shown.',
    response(response, { url }, { operation }) {
      if (operation !== 'getStrings' || response.status !== 422) return response
      const headers = { 'content-type': 'application/hal+json', etag: '"none"' }
      const body = {
        _profile: 'https://profiles.bank.example/textStrings/1.0.0',
        name: 'strings',
        start: 0,
        limit: 0,
        count: 0,
        _links: { self: { href: url } },
        _embedded: { items: [] },
      }
      return new Response(JSON.stringify(body), { headers })
    },
  },
]

export default liberties
