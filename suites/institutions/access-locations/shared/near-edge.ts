import {
  type Distance,
  type Item,
  kilometresOfMile,
  readDistance,
} from '../../../../src/scenario/index.js'

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

type Unit = Distance['unit']

/** A distance that is told to a tenth or closer. */
function closeDistance({ distance }: Item): Distance | undefined {
  return /[.,]\d/.test(String(distance)) ? readDistance(distance) : undefined
}

/**
 * Circles that hold a location near their edge: one with a whole radius, and one whose radius has a fraction without
 * which it would hold one less, in the unit of the distances and in the other one.
 */
export function edgesAt(items: readonly Item[]): {
  readonly whole: Edge | undefined
  readonly fraction: Edge | undefined
  readonly otherFraction: Edge | undefined
} {
  const distances = items.flatMap((item) => closeDistance(item) ?? [])
  const isCoarse = distances.every(({ amount }) => Number.isInteger(amount / coarse))
  const told = distances[0]?.unit ?? 'mi'
  const within = (unit: Unit): readonly number[] =>
    isCoarse
      ? []
      : distances.map((one) => amountIn(unit, one)).filter((one) => one > 1 && one < mostOf[unit])
  const fractionOf = (unit: Unit): Edge | undefined => {
    const above = (amount: number): number => fractionAbove(amount, roundingOf(unit, told))
    const all = within(unit).filter(
      (one) => one - Math.floor(one) > 0.2 && Math.floor(above(one)) < one - shortestOf(unit, told),
    )
    const found = closest(all, above)
    return found === undefined ? undefined : edgeOf(above(found).toFixed(1), unit)
  }
  const inWhole = within(told).filter(
    (one) => one - Math.floor(one) > 0.1 && isWithin(one, Math.ceil(one), rounding),
  )
  const whole = closest(inWhole, Math.ceil)
  return {
    whole: whole === undefined ? undefined : edgeOf(String(Math.ceil(whole)), told),
    fraction: fractionOf(told),
    otherFraction: fractionOf(told === 'mi' ? 'km' : 'mi'),
  }
}

/** The distance that is nearest to the edge of its circle: the least part that a circle is too narrow shows there. */
const closest = (
  distances: readonly number[],
  radiusOf: (distance: number) => number,
): number | undefined =>
  distances.toSorted((one, other) => other / radiusOf(other) - one / radiusOf(one))[0]

const amountIn = (unit: Unit, { amount, unit: told, miles }: Distance): number => {
  if (unit === told) return amount
  return unit === 'km' ? miles * kilometresOfMile : miles
}

/** By how much a distance that was told in one unit may be rounded, in another. */
const roundingOf = (unit: Unit, told: Unit): number => amountIn(unit, distanceOf(rounding, told))

/** What is rounded may also be farther than it says: only where units differ does it matter. */
const shortestOf = (unit: Unit, told: Unit): number => (unit === told ? 0 : roundingOf(unit, told))

const distanceOf = (amount: number, unit: Unit): Distance => ({
  amount,
  unit,
  miles: unit === 'km' ? amount / kilometresOfMile : amount,
})

/** The next radius with one decimal in which a location lies for sure. */
const fractionAbove = (amount: number, rounded: number): number =>
  Math.ceil((amount * (1 + modelling) + rounded) * 10 + 0.1) / 10

/** Whether a location lies within a radius for sure, however its distance was measured and rounded. */
const isWithin = (amount: number, radius: number, rounded: number): boolean =>
  amount * (1 + modelling) <= radius - rounded

const edgeOf = (amount: string, unit: Unit): Edge => ({
  radius: `${amount}${unit}`,
  isDue(item) {
    const told = closeDistance(item)
    if (told === undefined) return false
    return isWithin(amountIn(unit, told), Number(amount), roundingOf(unit, told.unit))
  },
})
