import type { Item } from '../../../../src/scenario/index.js'
import { type Distance, readDistance } from '../../shared/read-distance.js'

/** A circle of which it is known that a location lies within it, near its edge. */
export interface Edge {
  /** With its unit. */
  readonly radius: string
  /** Whether a location that tells this distance lies within, however it was rounded. */
  isDue(item: Item): boolean
}

/** Distances are told with one decimal or more: each may be rounded up to the next tenth. */
const rounding = 0.11
const mostOf = { mi: 500, km: 800 } as const

/** A distance that is told to a tenth or closer. */
function closeDistance({ distance }: Item): Distance | undefined {
  return /[.,]\d/.test(String(distance)) ? readDistance(distance) : undefined
}

/**
 * Circles that hold a location near their edge: one whose radius has a fraction without which it would hold one less,
 * and one with a whole radius.
 */
export function edgesAt(items: readonly Item[]): {
  readonly fraction: Edge | undefined
  readonly whole: Edge | undefined
} {
  const distances = items.flatMap((item) => closeDistance(item) ?? [])
  const partOf = (amount: number): number => amount - Math.floor(amount)
  const inReach = distances.filter(({ amount, unit }) => amount > 1 && amount < mostOf[unit])
  const fraction = inReach.find(({ amount }) => partOf(amount) > 0.2 && partOf(amount) < 0.75)
  const whole = inReach.find(({ amount }) => partOf(amount) > 0.1 && partOf(amount) < 0.88)
  return {
    fraction:
      fraction && edgeOf((Math.ceil((fraction.amount + 0.12) * 10) / 10).toFixed(1), fraction),
    whole: whole && edgeOf(String(Math.ceil(whole.amount)), whole),
  }
}

const edgeOf = (amount: string, { unit }: Distance): Edge => ({
  radius: `${amount}${unit}`,
  isDue(item) {
    const told = closeDistance(item)
    return told !== undefined && told.unit === unit && told.amount <= Number(amount) - rounding
  },
})
