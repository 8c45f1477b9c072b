import {
  type Distance,
  type Item,
  kilometresOfMile,
  readDistance,
} from '../../../src/scenario/index.js'

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

/** Whether any distance is told to a tenth or closer. */
export const tellTenths = (items: readonly Item[]): boolean =>
  items.some((item) => closeDistance(item) !== undefined)

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
  const close = items.filter((item) => closeDistance(item) !== undefined)
  const distances = close.flatMap((item) => closeDistance(item) ?? [])
  const isCoarse = distances.every(({ amount }) => Number.isInteger(amount / coarse))
  const told = distances[0]?.unit ?? 'mi'
  const edgesOf = (unit: Unit, radiusOf: (amount: number, rounded: number) => Radius | undefined) =>
    distances.flatMap((distance, at) => {
      const amount = amountIn(unit, distance)
      const radius =
        isCoarse || amount <= 1 || amount >= mostOf[unit]
          ? undefined
          : radiusOf(amount, roundingOf(unit, distance.unit))
      const edge = radius === undefined ? undefined : edgeOf(radius, unit)
      if (edge?.isDue(close[at] ?? {}) !== true) return []
      return [{ edge, part: amount / Number(radius), isLost: Math.round(Number(radius)) < amount }]
    })
  const fractionOf = (unit: Unit): Edge | undefined =>
    closest(edgesOf(unit, (amount, rounded) => fractionAbove(amount, rounded, unit !== told)))
  return {
    whole: closest(edgesOf(told, wholeAbove)),
    fraction: fractionOf(told),
    otherFraction: fractionOf(told === 'mi' ? 'km' : 'mi'),
  }
}

/** A number, as it is asked for. */
type Radius = string

interface FoundEdge {
  readonly edge: Edge
  /** How much of the radius the location is away from the centre. */
  readonly part: number
  /** Whether the location is not within if the radius is rounded. */
  readonly isLost: boolean
}

/**
 * The circle with a location nearest to its edge: the least part that a circle is too narrow shows there. Before it come
 * those that are narrower when they are rounded.
 */
const closest = (edges: readonly FoundEdge[]): Edge | undefined =>
  edges.toSorted(
    (one, other) => Number(other.isLost) - Number(one.isLost) || other.part - one.part,
  )[0]?.edge

const amountIn = (unit: Unit, { amount, unit: told, miles }: Distance): number => {
  if (unit === told) return amount
  return unit === 'km' ? miles * kilometresOfMile : miles
}

/** By how much a distance that was told in one unit may be rounded, in another. */
const roundingOf = (unit: Unit, told: Unit): number => amountIn(unit, distanceOf(rounding, told))

const distanceOf = (amount: number, unit: Unit): Distance => ({
  amount,
  unit,
  miles: unit === 'km' ? amount / kilometresOfMile : amount,
})

const wholeAbove = (amount: number): Radius | undefined =>
  amount - Math.floor(amount) > 0.1 ? String(Math.ceil(amount)) : undefined

/**
 * The next radius with one decimal in which a location lies for sure, where it would not do so without the decimal; with
 * two decimals, where it then is out of a radius that is rounded as well. What was rounded in another unit may also be
 * nearer than it says.
 */
function fractionAbove(amount: number, rounded: number, isOtherUnit: boolean): Radius | undefined {
  const due = amount * (1 + modelling) + rounded
  const [tenths, hundredths] = [1, 2].map((digits) =>
    (Math.ceil(due * 10 ** digits + 0.1) / 10 ** digits).toFixed(digits),
  )
  const least = amount - (isOtherUnit ? rounded : 0)
  const isLost = (radius: number): boolean => amount - Math.floor(amount) > 0.15 && radius < least
  return (
    [tenths, hundredths].find((radius) => isLost(Math.round(Number(radius)))) ??
    [tenths, hundredths].find((radius) => isLost(Math.floor(Number(radius))))
  )
}

const edgeOf = (amount: Radius, unit: Unit): Edge => ({
  radius: `${amount}${unit}`,
  isDue(item) {
    const told = closeDistance(item)
    if (told === undefined) return false
    const { miles: most } = distanceOf(Number(amount), unit)
    return (
      amountIn(unit, told) * (1 + modelling) <= Number(amount) - roundingOf(unit, told.unit) &&
      // A service may compare whole miles or kilometres.
      Math.round(told.miles) <= most &&
      Math.round(told.miles * kilometresOfMile) <= most * kilometresOfMile
    )
  },
})
