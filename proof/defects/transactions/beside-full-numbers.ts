import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { refused } from '../../alterations/refused.js'
import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

const operation = 'getTransaction'

const isAsked = ({ url }: Request): boolean => new URL(url).searchParams.get('unmasked') === 'true'

const changed = (change: (one: JsonObject) => JsonObject): NonNullable<Defect['response']> =>
  changeJson({ operations: [operation], statuses: [200] }, (one, _response, request) =>
    isAsked(request) ? change(one) : one,
  )

const notFound =
  (is: (one: JsonObject) => boolean): NonNullable<Defect['response']> =>
  async (response, request, context) => {
    if (context.operation !== operation || response.status !== 200 || !isAsked(request))
      return response
    const one = (await response.clone().json()) as JsonObject
    return is(one) ? refused(404, 'There is no such transaction.', 'transactionNotFound') : response
  }

const same = ['transactions.masked.same-otherwise']

/** What else becomes of a transaction where the full number of its source account is asked for. */
const defects: readonly Defect[] = [
  {
    name: 'beside-full-numbers-another-name',
    sentence: 'With unmasked=true the source account is called otherwise.',
    breaks: same,
    response: changed((one) =>
      one['sourceAccountName'] === undefined ? one : { ...one, sourceAccountName: 'Account' },
    ),
  },
  {
    name: 'beside-full-numbers-another-mask',
    sentence: 'With unmasked=true the masked number of the source account is another one.',
    breaks: same,
    response: changed((one) => {
      const numbers = one['sourceAccountNumbers'] as JsonObject | undefined
      return numbers === undefined
        ? one
        : { ...one, sourceAccountNumbers: { ...numbers, masked: '*0000' } }
    }),
  },
  {
    name: 'beside-full-numbers-another-network',
    sentence: 'With unmasked=true every transaction came through one network.',
    breaks: same,
    response: changed((one) => ({ ...one, network: 'unknown' })),
  },
  ...['description', 'postedOn', 'balance', 'memo'].map((name): Defect => ({
    name: `beside-full-numbers-no-${name}`,
    sentence: `With unmasked=true a transaction has no ${name}.`,
    breaks: name === 'memo' ? [...same, 'transactions.memo.member-follows'] : same,
    response: changed((one) => ({ ...one, [name]: undefined })),
  })),
  {
    name: 'beside-full-numbers-no-checks',
    sentence: 'With unmasked=true a transaction that has a check is not found.',
    breaks: same,
    response: notFound(({ checkNumber }) => checkNumber !== undefined),
  },
  {
    name: 'beside-full-numbers-nothing-pending',
    sentence: 'With unmasked=true a pending transaction is not found.',
    breaks: same,
    response: notFound(({ state }) => state === 'pending'),
  },
  {
    name: 'beside-full-numbers-nothing-new',
    sentence:
      'With unmasked=true any entity tag that the transaction ever had is taken for its own.',
    breaks: ['transactions.getTransaction.tag-modified'],
    response: remember(
      () => new Set<string>(),
      (tags, response, request, context) => {
        if (context.operation !== operation || !isAsked(request)) return response
        const known = request.headers.get('if-none-match') ?? ''
        const isKnown = tags.has(`${request.url} ${known}`)
        tags.add(`${request.url} ${response.headers.get('etag')}`)
        return isKnown && response.status === 200
          ? new Response(null, { status: 304, headers: { etag: known } })
          : response
      },
    ),
  },
  {
    name: 'beside-full-numbers-sent-again',
    sentence: 'With unmasked=true If-None-Match is not looked at.',
    breaks: ['transactions.getTransaction.tag-not-modified'],
    request: (request, context) => {
      if (context.operation !== operation || !isAsked(request)) return request
      const headers = new Headers(request.headers)
      headers.delete('if-none-match')
      return new Request(request, { headers })
    },
  },
]

export default defects
