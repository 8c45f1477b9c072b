import type { Operation, ResponseSpec } from './operation.js'

/**
 * What the definition says about an answer with this status: the status itself, then its range
 * (`4XX`), then `default`, then what the document names for the interface as a whole (`reading: true`).
 *
 * @param status HTTP status code
 * @returns undefined when the status is documented nowhere
 */
export function responseFor(operation: Operation, status: number): ResponseSpec | undefined {
  const exact = String(status)
  const range = `${exact.charAt(0)}XX`
  for (const wanted of [exact, range, 'default']) {
    const found = operation.responses.find(
      (response) => response.status.toUpperCase() === wanted.toUpperCase(),
    )
    if (found) return found
  }
  return operation.readingResponses.find((response) => response.status === exact)
}
