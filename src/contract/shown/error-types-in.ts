/** Types of an error document of HAL, the member `_error`, and of those nested in it. */
export function errorTypesIn(error: unknown, levels = 8): readonly string[] {
  if (typeof error !== 'object' || error === null || levels === 0) return []
  const { type, _embedded: embedded } = error as { type?: unknown; _embedded?: unknown }
  const nested = (embedded as { errors?: unknown } | undefined | null)?.errors
  return [
    ...(typeof type === 'string' ? [type] : []),
    ...(Array.isArray(nested) ? nested.flatMap((one) => errorTypesIn(one, levels - 1)) : []),
  ]
}
