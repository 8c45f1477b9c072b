import { Refusal } from '../../../src/reference/http/refusal.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import type { Defect } from '../../defect.js'

type Body = Readonly<Record<string, unknown>>
type Row = readonly [name: string, says: string, is: (body: Body) => boolean]

const nothing: Row = ['nothing', 'An empty object', (body) => Object.keys(body).length === 0]
const noToken: Row = ['null-token', 'A token that is null', ({ sessionId }) => sessionId === null]

const rows: Readonly<Record<'terminate' | 'resume', readonly Row[]>> = {
  terminate: [nothing, noToken],
  resume: [
    nothing,
    noToken,
    [
      'no-token',
      'A body without a token',
      (body) => 'customerId' in body && !('sessionId' in body),
    ],
    [
      'no-customer',
      'A body without a customer',
      (body) => 'sessionId' in body && !('customerId' in body),
    ],
    ['number', 'A customer that is a number', ({ customerId }) => typeof customerId === 'number'],
    [
      'null-institution',
      'An institution that is null',
      ({ institutionId }) => institutionId === null,
    ],
  ],
}

const down = (): never => {
  throw new Refusal(500, 'internalError', 'The service is out of order.')
}

const brings =
  (operation: string, requirement: string) =>
  ([name, says, is]: Row): Defect => ({
    name: `incomplete-bodies-${operation}-${name}`,
    sentence: `${says} brings ${operation} down.`,
    breaks: [requirement],
    behaviour: ({ sessionNamed }) => ({
      sessionNamed: (body, asked) =>
        asked === operation && isObject(body) && is(body) ? down() : sessionNamed(body, asked),
    }),
  })

/** A service that counts on a body: where there is none, it reads one that no client sends. */
const bringsWithout = (operation: string, requirement: string): Defect => ({
  ...brings(operation, requirement)(['none', 'A request without a body', ({ none }) => none === 1]),
  async request(request, context) {
    if (context.operation !== operation || (await request.clone().text()) !== '') return request
    return new Request(request, { method: 'POST', body: '{"none":1}' })
  },
})

/** Services that count on each member of a body, or on one at all. */
const defects: readonly Defect[] = [
  ...rows.terminate.map(brings('terminateCustomerSession', 'sessions.terminate.incomplete')),
  ...rows.resume.map(brings('resumeCustomerSession', 'sessions.resume.incomplete')),
  bringsWithout('terminateCustomerSession', 'sessions.terminate.incomplete'),
  bringsWithout('resumeCustomerSession', 'sessions.resume.incomplete'),
]

export default defects
