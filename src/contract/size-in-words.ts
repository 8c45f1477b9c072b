/** How long a string or a list may be, to be read after what it is: ` of 2 to 5 characters`; empty for any size. */
export function sizeInWords(
  least: unknown,
  most: unknown,
  unit: string,
  units = `${unit}s`,
): string {
  const noun = (count: unknown) => (count === 1 ? unit : units)
  const some = typeof least === 'number' && least > 0
  if (some && least === most) return ` of ${least} ${noun(least)}`
  if (some && typeof most === 'number') return ` of ${least} to ${most} ${units}`
  if (some) return ` of at least ${least} ${noun(least)}`
  return typeof most === 'number' ? ` of at most ${most} ${noun(most)}` : ''
}
