/** Milliseconds. */
const second = 1000

/** Whether two times are the same moment, in whole seconds if either of them is. */
export function sameMoment(one: string, other: string): boolean {
  const apart = Math.abs(Date.parse(one) - Date.parse(other))
  return apart === 0 || Number.isNaN(apart) || (one.length !== other.length && apart < second)
}
