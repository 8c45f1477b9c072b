/** The value in the middle; the lower one of two. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[(values.length - 1) >> 1]
  if (middle === undefined) throw new RangeError('there is no median of nothing')
  return middle
}
