import type { Liberty } from '../../liberty.js'
import { restate } from '../../alterations/restate.js'

/** Other statuses for what is refused. */
const liberties: readonly Liberty[] = [
  {
    name: 'refusals-400-wherever-documented',
    sentence: 'Every invalid parameter is malformed: 400 where that is documented.',
    because: 'Where malformed ends and invalid begins is not shown.',
    behaviour: { statusOf: (_fault, documented) => (documented.includes(400) ? 400 : 422) },
  },
  {
    name: 'refusals-422-everywhere',
    sentence: 'Every invalid parameter is well formed but invalid: 422.',
    because: 'Where malformed ends and invalid begins is not shown.',
    behaviour: { statusOf: () => 422 },
  },
  {
    name: 'refusals-400-and-422-swapped',
    sentence: 'What cannot be read gives 422, and what can be read but not used 400.',
    because: 'Where malformed ends and invalid begins is not shown.',
    behaviour: {
      statusOf: ({ malformed }, documented) => (malformed || !documented.includes(400) ? 422 : 400),
    },
  },
  {
    name: 'refusals-precondition-required',
    sentence: 'A write without If-Match that needs one is refused with 428.',
    because: 'HTTP has a status of its own for a condition that a client left out (RFC 6585).',
    async response(response, request, context) {
      const isLeftOut = response.status === 412 && !request.headers.has('if-match')
      return isLeftOut ? restate({}, 428)(response, request, context) : response
    },
  },
  {
    name: 'refusals-403-for-transactions',
    sentence: 'A transaction that the caller may not see is refused with 403.',
    because: '403 means that the caller lacks permission.',
    behaviour: ({ withholdingOf }) => ({
      withholdingOf: (reason, operation) =>
        reason === 'unknown'
          ? withholdingOf(reason, operation)
          : { status: 403, name: 'notPermitted' },
    }),
  },
  {
    name: 'refusals-400-for-balances',
    sentence: 'A malformed parameter of listAccountBalances gives 400.',
    because: '400 is among the statuses of the interface, though not of the operation.',
    behaviour: { statusOf: ({ malformed }) => (malformed ? 400 : 422) },
  },
  {
    name: 'refusals-concealing',
    sentence: "Another customer's account is answered like one that does not exist.",
    because: 'What is unknown to a caller may be so because it is hidden.',
    behaviour: ({ refusalOf }) => ({
      refusalOf: (reason, operation) =>
        refusalOf(reason === 'foreign' ? 'unknown' : reason, operation),
    }),
  },
  {
    name: 'refusals-unknown-by-permission',
    sentence:
      'getAccount refuses what a caller may not access with 403, also where there is no such account.',
    because:
      'Where it is kept from callers which accounts others have, an unknown one is answered like those.',
    response: restate({ operations: ['getAccount'], statuses: [404] }, 403),
  },
  {
    name: 'refusals-external-by-permission',
    sentence: 'A balance of an external account is refused with 403.',
    because: 'An external account lacks the permission to view that every account asked for needs.',
    behaviour: ({ refusalOf }) => ({
      refusalOf: (reason, operation) =>
        refusalOf(
          reason === 'external' && operation === 'listAccountBalances' ? 'not-viewable' : reason,
          operation,
        ),
    }),
  },
  {
    name: 'refusals-get-not-viewable',
    sentence: 'getAccount refuses an account that the caller may not view.',
    because: 'getAccount documents 403 and does not say what for.',
    behaviour: ({ refusalOf }) => ({
      refusalOf: (reason, operation) =>
        refusalOf(
          reason === 'not-viewable' && operation === 'getAccount' ? 'foreign' : reason,
          operation,
        ),
    }),
  },
  {
    name: 'refusals-get-external',
    sentence: 'getAccount answers for an external account as well.',
    because: 'It returns an internal account, yet its location may be external or outside.',
    behaviour: ({ refusalOf }) => ({
      refusalOf: (reason, operation) =>
        reason === 'external' && operation === 'getAccount'
          ? undefined
          : refusalOf(reason, operation),
    }),
  },
]

export default liberties
