/** The strings of a list, numbers among them written out; an empty list for anything that is no list. */
export function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((item) => typeof item === 'string' || typeof item === 'number').map(String)
    : []
}
