/** The same value with U+FFFD for each half of a surrogate pair that stands alone. */
export function wellFormed(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'string' ? Buffer.from(each).toString() : each,
    ),
  )
}
