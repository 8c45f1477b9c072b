import { law } from '../../src/scenario/index.js'
import { orderFor, safetyOf } from './order-for.js'

type Headers = readonly (readonly [name: string, value: string])[]

const isKey = ([name]: Headers[number]): boolean => name.toLowerCase() === 'api-key'

/** What each aspect changes about the customer's credentials, and which statuses refuse it. */
const changes: Readonly<
  Record<string, { readonly title: string; change(own: Headers): Headers; refusal: number[] }>
> = {
  'without-credentials': {
    title: 'a caller without key and token',
    change: () => [],
    refusal: [401],
  },
  'without-key': {
    title: 'a caller without a key',
    change: (own) => own.filter((one) => !isKey(one)),
    refusal: [401, 403],
  },
  'without-token': {
    title: 'a caller without a token',
    change: (own) => own.filter(isKey),
    refusal: [401],
  },
  'wrong-key': {
    title: 'a key that was never allocated',
    change: (own) => own.map((one) => (isKey(one) ? [one[0], 'assay-never-allocated'] : one)),
    refusal: [401, 403],
  },
  'wrong-token': {
    title: 'a token that was never issued',
    change: (own) => own.map((one) => (isKey(one) ? one : [one[0], 'Bearer assay-never-issued'])),
    refusal: [401, 403],
  },
}

/** Operations that ask for credentials refuse callers who lack them, one credential at a time. */
export default law('authentication', ({ operations }) =>
  operations.flatMap((operation) =>
    operation.laws.flatMap(({ law: name, aspect, requirement }) => {
      const change = changes[aspect]
      if (name !== 'authentication' || change === undefined) return []
      return {
        operation: operation.id,
        name: aspect,
        title: `${operation.id} refuses ${change.title}`,
        verifies: [requirement],
        ...safetyOf(operation),
        async steps(stage) {
          const { customer, verify, giveUp } = stage
          const own = customer.credentials
          const other = change.change(own)
          if (JSON.stringify(other) === JSON.stringify(own) || own.length === 0)
            giveUp('The profile gives the customer no such credential.', 'actors.customer')
          const order = await orderFor(stage, operation)
          const answer = await customer.bringing(other).send(operation.id, order)
          verify(requirement, answer).status(...change.refusal)
        },
      }
    }),
  ),
)
