import type { Answer } from './answer.js'

/** Types of the error in an error response, and of those nested in it. */
export const errorTypes = (answer: Answer): readonly string[] => typesOf(answer.at('/_error'), 8)

function typesOf(error: unknown, levels: number): readonly string[] {
  if (typeof error !== 'object' || error === null || levels === 0) return []
  const { type, _embedded: embedded } = error as { type?: unknown; _embedded?: unknown }
  const nested = (embedded as { errors?: unknown } | undefined | null)?.errors
  return [
    ...(typeof type === 'string' ? [type] : []),
    ...(Array.isArray(nested) ? nested.flatMap((one) => typesOf(one, levels - 1)) : []),
  ]
}
