import type { Answer } from '../../src/scenario/index.js'

/** Balances that an incomplete answer marks as missing; its members are not shown, so there may be no list. */
export function missingBalances(
  answer: Answer,
  asked: readonly string[],
): { readonly kind: 'not shown' } | { readonly kind: 'shown'; readonly marked: readonly string[] } {
  if (!asked.every((id) => answer.items.some((item) => item['id'] === id)))
    return { kind: 'not shown' }
  const marked = answer.items.filter(({ incomplete }) => incomplete === true)
  return { kind: 'shown', marked: marked.map(({ id }) => String(id)) }
}

/**
 * The number of the next try that an incomplete answer carries. The name of the member is not shown, so
 * any member that speaks of a retry or a try will do.
 */
export function nextTry(answer: Answer): number | undefined {
  const body = answer.json
  if (typeof body !== 'object' || body === null) return undefined
  const counts = Object.entries(body).filter(
    ([name, value]) => /retry|retries|try|tries|attempt/i.test(name) && isCount(value),
  )
  const exact = counts.find(([name]) => name === 'retryCount') ?? counts[0]
  return exact === undefined ? undefined : Number(exact[1])
}

const isCount = (value: unknown): boolean =>
  Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= 10
