import {
  type Answer,
  enumerated,
  type Operation,
  type Parameter,
  type RequestInput,
  tagOf,
} from '../../../src/scenario/index.js'

/** A request that asks for something more. */
export interface Varied {
  readonly order: RequestInput
  /** Statuses that refuse it for what it asks for: only the service gives numbers of tries, and it gave none. */
  readonly refusals: readonly number[]
}

/** What is known of an operation besides its definition. */
interface Known {
  /** What the request was answered, which a client may have already. */
  readonly read?: Answer | undefined
  /** Values of parameters that narrow the answer. */
  readonly narrowing?: Readonly<Record<string, string>> | undefined
  /** Whether values are guessed that neither this nor the definition tells. */
  readonly guesses?: boolean
  /** What a request for a later page has besides. */
  readonly later?: RequestInput['query']
}

/** A word that a filter may find, or may not take. */
const anything = 'assay'

/**
 * A request that reads, with each thing more that a client may add: a condition, a parameter. Who may send it does not
 * depend on that, though it may be denied to every caller.
 */
export function waysToVary(
  operation: Operation,
  order: RequestInput,
  { read, narrowing, guesses, later }: Known,
): readonly Varied[] {
  if (operation.method !== 'GET') return []
  const rivals = operation.alternatives.flat()
  const further = operation.parameters.filter(
    ({ name, required, in: place }) =>
      place === 'query' && !required && !rivals.includes(name) && order.query?.[name] === undefined,
  )
  const withParameter = further.flatMap((one): readonly Varied[] => {
    const value =
      narrowing?.[one.name] ?? valueOf(one) ?? (guesses === true ? guessFor(one) : undefined)
    if (value === undefined) return []
    // A service may refuse what is no value of its own before it looks who asks.
    const refusals = one.givenByService || isText(one) ? [400, 422] : []
    return [{ order: { ...order, query: { ...order.query, [one.name]: value } }, refusals }]
  })
  const isConditional = operation.responses.some(({ status }) => status === '304')
  const headers = [
    ...(order.headers ?? []),
    ['If-None-Match', (read && tagOf(read)) ?? '*'] as const,
  ]
  const onLaterPage = { order: { ...order, query: { ...later, ...order.query } } }
  return [
    ...(isConditional ? [{ order: { ...order, headers }, refusals: [] }] : []),
    ...withParameter,
    ...(later === undefined ? [] : [{ ...onLaterPage, refusals: [400, 422] }]),
  ]
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

/** The default of a list of texts, or any of them. */
function guessFor(parameter: Parameter): string | undefined {
  const { default: standard } = parameter.schema
  if (!isText(parameter)) return undefined
  return Array.isArray(standard) && standard.length > 0 ? String(standard[0]) : anything
}

/** Whether a definition does not tell which texts are its values. */
const isText = (one: Parameter): boolean =>
  !(one.required && one.fixture !== undefined) &&
  !one.givenByService &&
  enumerated(one) === undefined &&
  ['string', 'array'].includes(String(one.schema['type']))
