/** A number of items, or an index. */
export const isWhole = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0
