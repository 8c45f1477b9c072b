/**
 * A body of a supplement's example with the values that stand for the names in braces. What stands for nothing
 * that is known stays as it is.
 */
export function fillExample(body: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof body === 'string')
    return body.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  if (Array.isArray(body)) return body.map((one) => fillExample(one, values))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, fillExample(value, values)]),
  )
}
