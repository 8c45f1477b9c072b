import { Refusal } from '../../../src/reference/http/refusal.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import type { Defect } from '../../defect.js'

const operations = [
  { operation: 'terminateCustomerSession', unknown: 'sessions.terminate.unknown' },
  { operation: 'resumeCustomerSession', unknown: 'sessions.resume.unknown' },
] as const

/** Tokens that bring a careless service down. */
const forms: Readonly<Record<string, { says: string; is(token: string): boolean }>> = {
  empty: { says: 'An empty token', is: (token) => token === '' },
  long: { says: 'A token of more than 255 characters', is: (token) => token.length > 255 },
  quoted: { says: 'A token with a quotation mark', is: (token) => token.includes("'") },
  zero: { says: 'A token with the character NUL', is: (token) => token.includes('\0') },
}

const down = (): never => {
  throw new Refusal(500, 'internalError', 'The service is out of order.')
}

/** A service that says of an empty token that its caller is not known or may not do it. */
const statuses = { terminateCustomerSession: 403, resumeCustomerSession: 401 } as const

const bodies = [
  { operation: 'terminateCustomerSession', invalid: 'sessions.terminate.invalid' },
  { operation: 'resumeCustomerSession', invalid: 'sessions.resume.invalid' },
] as const

/** Characters of a token that the bank keeps. */
const kept = 24

const defects: readonly Defect[] = [
  {
    name: 'unusual-tokens-longer',
    sentence: `Of a token the bank looks at the first ${kept} characters.`,
    breaks: ['sessions.resume.unknown'],
    behaviour: ({ sessionNamed }) => ({
      sessionNamed: (body, operation) => sessionNamed(body, operation)?.slice(0, kept),
    }),
  },
  ...operations.flatMap(({ operation, unknown }) =>
    Object.entries(forms).map(([name, { says, is }]): Defect => ({
      name: `unusual-tokens-${operation}-${name}`,
      sentence: `${says} brings ${operation} down.`,
      breaks: [unknown],
      behaviour: ({ sessionNamed }) => ({
        sessionNamed(body, asked) {
          const token = isObject(body) ? body['sessionId'] : undefined
          const isMeant = asked === operation && typeof token === 'string' && is(token)
          return isMeant ? down() : sessionNamed(body, asked)
        },
      }),
    })),
  ),
  ...operations.map(({ operation, unknown }): Defect => ({
    name: `unusual-tokens-${operation}-behind-refused`,
    sentence: `${operation} refuses an empty token with ${statuses[operation]}; a long one brings it down.`,
    breaks: [unknown],
    behaviour: ({ sessionNamed }) => ({
      sessionNamed(body, asked) {
        const named = sessionNamed(body, asked)
        if (asked !== operation || named === undefined) return named
        if (forms['long']?.is(named) === true) return down()
        if (named !== '') return named
        throw new Refusal(statuses[operation], 'notPermitted', 'It is that of another caller.')
      },
    }),
  })),
  ...bodies.map(({ operation, invalid }): Defect => ({
    name: `unusual-tokens-${operation}-null`,
    sentence: `A body that is null brings ${operation} down.`,
    breaks: [invalid],
    behaviour: ({ sessionNamed }) => ({
      sessionNamed: (body, asked) =>
        body === null && asked === operation ? down() : sessionNamed(body, asked),
    }),
  })),
]

export default defects
