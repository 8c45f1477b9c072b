/** The items of a string, in a form and an order that lets two of them be compared; undefined when it has no list. */
export function itemsOfString(string: unknown): readonly string[] | undefined {
  const values = (string as { readonly values?: unknown } | null | undefined)?.values
  if (!Array.isArray(values)) return undefined
  return values
    .map((one) => {
      const { value, language, format } = (one ?? {}) as Record<string, unknown>
      return JSON.stringify({ value, language, format })
    })
    .toSorted()
}
