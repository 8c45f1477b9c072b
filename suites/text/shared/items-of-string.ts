/**
 * The items of a string, in a form and an order that lets two of them be compared; undefined when it has no
 * list, or one that cannot be read.
 */
export function itemsOfString(string: unknown): readonly string[] | undefined {
  const values = (string as { readonly values?: unknown } | null | undefined)?.values
  if (!Array.isArray(values)) return undefined
  const items = values.map((one) => (one ?? {}) as Record<string, unknown>)
  const isText = (value: unknown): boolean => typeof value === 'string'
  const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value)
  const readable = items.every(
    ({ value, language, format }) => isText(value) && [language, format].every(isTextOrAbsent),
  )
  if (!readable) return undefined
  return items
    .map(({ value, language, format }) =>
      JSON.stringify({ value, language: lowered(language), format }),
    )
    .toSorted()
}

/** Tags of languages know no letter case (RFC 3066, 2.1): a target may spell them in its own way. */
const lowered = (language: unknown): unknown =>
  typeof language === 'string' ? language.toLowerCase() : language
