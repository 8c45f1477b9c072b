const zero = 0x30

/** What a digit is worth; -1 for any other character. */
export function digitOf(unit: number, base: 10 | 16): number {
  if (unit >= zero && unit <= zero + 9) return unit - zero
  const letter = unit | 0x20
  return base === 16 && letter >= 0x61 && letter <= 0x66 && unit < 0x80 ? letter - 0x57 : -1
}
