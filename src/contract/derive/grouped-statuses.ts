import type { Operation, ResponseSpec } from '../operation.js'

/** `accounts (200), problem (400, 401)`: what the answers of an operation have, with the statuses of each. */
export function groupedStatuses(
  { responses }: Operation,
  wordsOf: (response: ResponseSpec) => readonly string[],
): string {
  const groups = new Map<string, string[]>()
  for (const response of responses) {
    for (const words of new Set(wordsOf(response))) {
      groups.set(words, [...(groups.get(words) ?? []), response.status])
    }
  }
  return [...groups].map(([words, statuses]) => `${words} (${statuses.join(', ')})`).join(', ')
}
