/** Values as text; the list may be a long one. */
const most = 5
/** Characters that are shown of one value. */
const shown = 200

/** Tells values in words. */
export function valuesInWords(values: readonly unknown[]): string {
  const more = values.length - most
  const words = values.slice(0, more > 1 ? most : undefined).map(short)
  return words.length === 0 ? 'none' : `${words.join(', ')}${more > 1 ? ` and ${more} more` : ''}`
}

function short(value: unknown): string {
  const text = String(value)
  return text.length > shown ? `${text.slice(0, shown)}…` : text
}
