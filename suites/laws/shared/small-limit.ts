/** Pages that a list is read in where it has enough items: a link may be lost behind the first few. */
const [many, few] = [7, 3]

/**
 * How many items a small page may hold, so that a list of this length comes in several: two at least where three pages do.
 * The last page of a longer list is no full one.
 */
export function smallLimit(length: number): number {
  const limit = Math.max(Math.ceil(length / many), Math.min(2, Math.ceil(length / few)))
  return length >= 2 * many && length % limit === 0 ? limit + 1 : limit
}
