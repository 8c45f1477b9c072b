import type { Operation, ResponsePart } from './operation.js'

/** The responses that are errors: 4xx, 5xx, and `default` where success is documented apart. */
export function errorsOf({ responses }: Operation): readonly ResponsePart[] {
  const succeeds = responses.some(({ status }) => /^[123]/.test(status))
  return responses.filter(
    ({ status }) => /^[45]/.test(status) || (status === 'default' && succeeds),
  )
}
