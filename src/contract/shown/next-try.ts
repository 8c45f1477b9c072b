import { type NestedMember, nestedMembers } from './nested-members.js'

const aboutTries = /retry|retries|try|tries|attempt/i

/** An answer that may say which try is the next one. */
interface Carrier {
  readonly json?: unknown
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/**
 * The number of the next try that an incomplete answer carries. Neither the name of the member nor its
 * place is shown, so any member or header field that speaks of a retry or a try will do.
 */
export function nextTry({ json, headers }: Carrier): number | undefined {
  const fields = headers
    .filter(([name]) => name.toLowerCase() !== 'retry-after')
    .map(([name, value]): NestedMember => ({ path: name, name, value }))
  const counts = [...nestedMembers(json), ...fields].filter(
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
export const mayCarryTry = ({ json, headers }: Carrier): boolean =>
  [...nestedMembers(json)].some(({ value }) => isCount(value)) ||
  headers.some(([, value]) => isCount(value))

const isCount = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) &&
  Number.isInteger(Number(value)) &&
  Number(value) >= 1 &&
  Number(value) <= 10
