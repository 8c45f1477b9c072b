/** Types of a problem document and of the problems nested in it. */
export function problemTypes(problem: unknown, levels = 8): readonly string[] {
  if (typeof problem !== 'object' || problem === null || levels === 0) return []
  const { type, problems } = problem as { type?: unknown; problems?: unknown }
  const nested = Array.isArray(problems) ? problems : []
  return [
    ...(typeof type === 'string' ? [type] : []),
    ...nested.flatMap((one) => problemTypes(one, levels - 1)),
  ]
}
