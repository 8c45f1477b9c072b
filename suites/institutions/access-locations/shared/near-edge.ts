import { type Item, type Distance, readDistance } from '../../../../src/scenario/index.js'

/** A circle of which it is known that a location lies within it, near its edge. */
export interface Edge {
  /** With its unit. */
  readonly radius: string
  /** Whether a location that tells this distance lies within, however it was rounded. */
  isDue(item: Item): boolean
}

/** Distances are told with one decimal or more: each may be rounded up to the next tenth. */
const rounding = 0.11
/** Part by which distances on one model of the earth differ from those on another, of which services may use two. */
const modelling = 0.006
/** Distances that are told in such steps are rounded more coarsely, up or down. */
const coarse = 0.25
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
  const isCoarse = distances.every(({ amount }) => Number.isInteger(amount / coarse))
  const inReach = distances.filter(
    ({ amount, unit }) => !isCoarse && amount > 1 && amount < mostOf[unit],
  )
  const partOf = ({ amount }: Distance): number => amount - Math.floor(amount)
  const fraction = inReach.find(
    (one) => partOf(one) > 0.2 && Math.floor(fractionAbove(one)) < one.amount,
  )
  const whole = inReach.find((one) => partOf(one) > 0.1 && isWithin(one, Math.ceil(one.amount)))
  return {
    fraction: fraction && edgeOf(fractionAbove(fraction).toFixed(1), fraction),
    whole: whole && edgeOf(String(Math.ceil(whole.amount)), whole),
  }
}

/** The next radius with one decimal in which a location lies for sure. */
const fractionAbove = ({ amount }: Distance): number =>
  Math.ceil((amount * (1 + modelling) + rounding) * 10 + 0.1) / 10

/** Whether a location lies within a radius for sure, however its distance was measured and rounded. */
const isWithin = ({ amount }: Distance, radius: number): boolean =>
  amount * (1 + modelling) <= radius - rounding

const edgeOf = (amount: string, { unit }: Distance): Edge => ({
  radius: `${amount}${unit}`,
  isDue(item) {
    const told = closeDistance(item)
    return told !== undefined && told.unit === unit && isWithin(told, Number(amount))
  },
})
