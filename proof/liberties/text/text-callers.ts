import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Liberty } from '../../liberty.js'
import { restate } from '../../alterations/restate.js'
import { refused } from '../../alterations/refused.js'

const scopes = 'Which scope an operation needs is not shown.'
const textOperations = [
  'getResolvedText',
  'getStrings',
  'getString',
  'setString',
  'deleteString',
  'getFormats',
  'getFormat',
  'setFormat',
]

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

const withoutToken = (name: string, sentence: string, status: number): Liberty => ({
  name: `text-callers-without-token-${name}`,
  sentence,
  because:
    'Document 2 lists neither 401 nor 403 for text, and does not say how such a caller is refused.',
  response: restate({ operations: textOperations, statuses: [401] }, status),
})

const setByNone = (name: string, sentence: string, status: number): Liberty => ({
  name: `text-callers-set-no-strings-${name}`,
  sentence,
  because: 'Which status refuses a caller who is no administrator is not shown.',
  response: restate({ operations: ['setString'], statuses: [403] }, status),
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
  withoutToken('forbidden', 'A caller without credentials is forbidden: 403.', 403),
  withoutToken('malformed', 'A request without a key or a token is malformed: 400.', 400),
  withoutToken('invalid', 'A request without a key or a token is invalid: 422.', 422),
  withoutToken('concealed', 'To a caller without a key or a token nothing exists: 404.', 404),
  setByNone('concealed', 'A customer who sets a string is told that there is none: 404.', 404),
  setByNone('malformed', 'A string that a customer sets is malformed: 400.', 400),
  setByNone('invalid', 'A string that a customer sets is invalid: 422.', 422),
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
