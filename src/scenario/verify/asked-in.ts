import type { Answer } from '../answer/answer.js'

/** Where a list goes on, and how much of it comes at a time, is not what is asked of it. */
const paging: ReadonlySet<string> = new Set(['start', 'limit'])

/** What an answer was asked for: its operation, and the filters that its request had, in their order of names. */
export function askedIn({ operation, url }: Answer): string {
  const filters = operation.parameters
    .filter((one) => one.in === 'query' && !paging.has(one.name))
    .map(({ name }) => name)
  const asked = [...new URL(url).searchParams].filter(([name]) => filters.includes(name))
  return [operation.id, ...asked.map(([name, value]) => `${name}=${value}`).toSorted()].join(' ')
}
