/** Values that are told in words; the list may be a long one. */
const most = 5

/** Tells values in words. */
export function told(values: readonly unknown[]): string {
  const more = values.length - most
  const words = values.slice(0, more > 1 ? most : undefined).map(String)
  return words.length === 0 ? 'none' : `${words.join(', ')}${more > 1 ? ` and ${more} more` : ''}`
}
