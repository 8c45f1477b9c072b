import {
  type Answer,
  enumerated,
  often,
  type Operation,
  type Parameter,
  type RequestInput,
  tagOf,
} from '../../../src/scenario/index.js'

/** A request that asks for something more. */
interface Varied {
  readonly order: RequestInput
  /** Statuses that refuse it for what it asks for: only the service gives numbers of tries, and it gave none. */
  readonly refusals: readonly number[]
}

/**
 * A request that reads, with one thing more that a client may add, another one each turn: a parameter, a condition. Who
 * may send it does not depend on that, though it may be denied to every caller. Undefined where there is nothing to add.
 *
 * @param later what a request for a later page has besides, where one is known: it takes each last turn
 * @param read what the request was answered, which a client may have already
 */
export function varied(
  operation: Operation,
  order: RequestInput,
  turn: number,
  later: RequestInput['query'],
  read?: Answer,
): Varied | undefined {
  if (later !== undefined && turn % often === often - 1)
    return { order: { ...order, query: { ...later, ...order.query } }, refusals: [400, 422] }
  const all = waysOf(operation, order, read)
  return all[turn % all.length]
}

function waysOf(operation: Operation, order: RequestInput, read?: Answer): readonly Varied[] {
  if (operation.method !== 'GET') return []
  const rivals = operation.alternatives.flat()
  const further = operation.parameters.filter(
    ({ name, required, in: place }) =>
      place === 'query' && !required && !rivals.includes(name) && order.query?.[name] === undefined,
  )
  const withParameter = further.flatMap((one): readonly Varied[] => {
    const value = valueOf(one)
    if (value === undefined) return []
    const refusals = one.givenByService ? [400, 422] : []
    return [{ order: { ...order, query: { ...order.query, [one.name]: value } }, refusals }]
  })
  const isConditional = operation.responses.some(({ status }) => status === '304')
  const headers = [
    ...(order.headers ?? []),
    ['If-None-Match', (read && tagOf(read)) ?? '*'] as const,
  ]
  return isConditional
    ? [{ order: { ...order, headers }, refusals: [] }, ...withParameter]
    : withParameter
}

/** A value that a definition allows; undefined where only the service knows one. */
function valueOf(parameter: Parameter): string | undefined {
  const { schema, givenByService, fixture } = parameter
  if (fixture !== undefined) return undefined
  const { type, minimum } = schema
  if (type === 'boolean') return 'true'
  if (type === 'integer') return String(Math.max(1, Number(minimum ?? 1)))
  return givenByService ? undefined : enumerated(parameter)?.[0]
}
