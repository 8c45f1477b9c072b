/** The character that a tilde and a digit stand for in a JSON Pointer (RFC 6901, 3): `~0` a tilde, `~1` a slash. */
export function afterTilde(unit: number): number | undefined {
  if (unit === 0x30) return 0x7e
  return unit === 0x31 ? 0x2f : undefined
}
