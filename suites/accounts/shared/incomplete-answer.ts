import { absoluteTime, type Answer } from '../../../src/scenario/index.js'

/** Nesting that is looked at: the members of an incomplete answer are not shown. */
const depth = 4
const aboutTries = /retry|retries|try|tries|attempt/i

interface Member {
  /** Names from the outermost on, with a dot between them. */
  readonly path: string
  readonly name: string
  readonly value: unknown
}

/** Balances that an incomplete answer shows, wherever they stand in it, and marks as missing. */
export function missingBalances(
  answer: Answer,
  asked: readonly string[],
): { readonly kind: 'not shown' } | { readonly kind: 'shown'; readonly marked: readonly string[] } {
  const marks = new Map<string, unknown>()
  for (const { value } of members(answer.json))
    if (isObject(value) && typeof value['id'] === 'string')
      marks.set(value['id'], value['incomplete'])
  if (!asked.every((id) => marks.has(id))) return { kind: 'not shown' }
  return { kind: 'shown', marked: asked.filter((id) => marks.get(id) === true) }
}

/**
 * The number of the next try that an incomplete answer carries. Neither the name of the member nor its
 * place is shown, so any member or header field that speaks of a retry or a try will do.
 */
export function nextTry(answer: Answer): number | undefined {
  const fields = answer.headers
    .filter(([name]) => name.toLowerCase() !== 'retry-after')
    .map(([name, value]): Member => ({ path: name, name, value }))
  const counts = [...members(answer.json), ...fields].filter(
    ({ path, value }) => aboutTries.test(path) && isCount(value),
  )
  const found =
    counts.find(({ name }) => name === 'retryCount') ??
    counts.find(({ name }) => aboutTries.test(name)) ??
    counts.find(({ name }) => /count|number|next/i.test(name)) ??
    counts[0]
  return found === undefined ? undefined : Number(found.value)
}

/** Whether the answer has a value that could be the number of a try, under any name. */
export const mayCarryTry = (answer: Answer): boolean =>
  [...members(answer.json)].some(({ value }) => isCount(value)) ||
  answer.headers.some(([, value]) => isCount(value))

/**
 * When a client may come back, by our clock in epoch milliseconds: the time in Retry-After, seen from the
 * answer's own Date, for the clocks of two machines differ. Undefined when no time can be read.
 */
export function retryTime(answer: Answer, now: number): number | undefined {
  const at = absoluteTime(answer.header('Retry-After') ?? '')
  const date = absoluteTime(answer.header('Date') ?? '')
  if (at === undefined || date === undefined) return at
  // A Date has whole seconds: within that second our clock agrees with it, and needs no correction.
  const apart = now - date
  const agreed = apart >= 0 && apart < 1000 + answer.exchange.timings.total
  return agreed ? at : at + apart
}

function* members(value: unknown, path = '', levels = depth): Generator<Member> {
  if (levels === 0 || typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? path : `${path}.${name}`
    yield { path: at, name: Array.isArray(value) ? '' : name, value: inner }
    yield* members(inner, at, levels - 1)
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) &&
  Number.isInteger(Number(value)) &&
  Number(value) >= 1 &&
  Number(value) <= 10
