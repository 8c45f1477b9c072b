/** A distance as a location tells it. */
export interface ToldDistance {
  readonly amount: number
  readonly unit: 'mi' | 'km'
}

/** Reads a distance; undefined when it is none. A single comma is a decimal one: nothing is a thousand miles away. */
export function toldDistance(value: unknown): ToldDistance | undefined {
  const [, digits, unit] = /^([0-9]+(?:[.,][0-9]+)?)\s?(mi|km)$/.exec(String(value)) ?? []
  if (digits === undefined || (unit !== 'mi' && unit !== 'km')) return undefined
  return { amount: Number(digits.replace(',', '.')), unit }
}
