import { law } from '../../src/scenario/index.js'
import { orderFor, safetyOf } from './order-for.js'

type Headers = readonly (readonly [name: string, value: string])[]

const isKey = ([name]: Headers[number]): boolean => name.toLowerCase() === 'api-key'

/** What each aspect changes about the customer's credentials, and which statuses refuse it, where the operation does not say. */
const changes: Readonly<
  Record<string, { change(own: Headers): Headers; readonly refusal?: readonly string[] }>
> = {
  'without-credentials': {
    change: () => [],
  },
  'without-key': {
    change: (own) => own.filter((one) => !isKey(one)),
    refusal: ['401', '403'],
  },
  'without-token': {
    change: (own) => own.filter(isKey),
  },
  'wrong-key': {
    change: (own) => own.map((one) => (isKey(one) ? [one[0], 'assay-never-allocated'] : one)),
    refusal: ['401', '403'],
  },
  'wrong-token': {
    change: (own) => own.map((one) => (isKey(one) ? one : [one[0], 'Bearer assay-never-issued'])),
    refusal: ['401', '403'],
  },
}

/** Operations that ask for credentials refuse callers who lack them, one credential at a time. */
export default law('authentication', ({ operations }) =>
  operations.flatMap((operation) => {
    const bound = operation.laws.flatMap(({ law: name, aspect, requirement }) => {
      const change = changes[aspect]
      return name === 'authentication' && change !== undefined ? [{ ...change, requirement }] : []
    })
    if (bound.length === 0) return []
    return {
      operation: operation.id,
      title: `${operation.id} refuses callers whose key or token is missing or wrong`,
      verifies: bound.map(({ requirement }) => requirement),
      ...safetyOf(operation),
      async steps(stage) {
        const { verify, undecided } = stage
        let { order, sender } = await orderFor(stage, operation)
        const own = sender.credentials
        for (const { change, refusal = operation.unauthenticated, requirement } of bound) {
          const other = change(own)
          if (own.length === 0 || JSON.stringify(other) === JSON.stringify(own)) {
            const because = `The profile gives the ${sender.actor} no such credential.`
            undecided(requirement, because, { remedy: `actors.${sender.actor}` })
            continue
          }
          const answer = await sender.bringing(other).send(operation.id, order)
          verify(requirement, answer).status(...refusal)
          // What was let through may have changed what the next one needs.
          if (answer.status < 300) ({ order, sender } = await orderFor(stage, operation))
        }
      },
    }
  }),
)
