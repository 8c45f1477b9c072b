/** The value of a header field, by its name in small letters. */
export const headerOf = (
  headers: readonly (readonly [name: string, value: string])[],
  wanted: string,
): string | undefined => headers.find(([name]) => name.toLowerCase() === wanted)?.[1]
