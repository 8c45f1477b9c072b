/** A whole number with its thousands set apart, the same on every machine: `1,264`. */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',')
}
