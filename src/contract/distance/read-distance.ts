/** Kilometres of an international mile, exactly. */
export const kilometresOfMile = 1.609344

/** A distance as a location shows it. */
export interface Distance {
  readonly amount: number
  readonly unit: 'mi' | 'km'
  readonly miles: number
}

/** Reads a distance; undefined when it is none. A single comma is a decimal one: nothing is a thousand miles away. */
export function readDistance(value: unknown): Distance | undefined {
  const [, digits, unit] = /^([0-9]+(?:[.,][0-9]+)?)\s*(mi|km)$/.exec(String(value)) ?? []
  if (digits === undefined || (unit !== 'mi' && unit !== 'km')) return undefined
  const amount = Number(digits.replace(',', '.'))
  return { amount, unit, miles: unit === 'km' ? amount / kilometresOfMile : amount }
}

/** How much two distances may differ that are the same: services round and measure differently. */
export const tolerance = (distance: number): number => Math.max(1, distance / 100)

/** No way that a service may have in mind is so many times as long as the shortest one. */
const detour = 4

/**
 * Whether something lies outside a circle: by coordinates as far as they tell, by a distance that a location tells where
 * no way could be so long. How a distance is measured is not said, by road for instance.
 */
export function isOutside(
  miles: number | undefined,
  radius: number,
  { isTold }: { readonly isTold: boolean },
): boolean {
  const most = radius + tolerance(radius)
  return miles !== undefined && miles > (isTold ? detour * most : most)
}

/** Distances on one model of the earth differ by less than this part from those on another, or in rounding by less than a tenth. */
const [modelling, rounding] = [0.006, 0.11]

/** The least radius that holds something so far away for sure, however it was rounded. */
export const surely = (distance: number): number => distance * (1 + modelling) + rounding

/**
 * Whether something lies outside a circle for sure, though not by far: by all that tells how far away it is, however that
 * was rounded, and even if a service compares whole miles or kilometres.
 *
 * @param distances in miles, each to a tenth or closer
 */
export const isBeyond = (distances: readonly number[], radius: number): boolean =>
  distances.every(
    (miles) =>
      miles > surely(radius) &&
      Math.round(miles) > radius &&
      Math.round(miles * kilometresOfMile) > radius * kilometresOfMile,
  )

/** Whether numbers tell a place or a distance so closely that rounding does not count: to a tenth of a mile or kilometre. */
export const isClose = (distance: unknown, ...degrees: readonly unknown[]): boolean =>
  /[.,]\d/.test(String(distance)) && degrees.some((one) => /\.\d{4}/.test(String(one)))

/**
 * Services may tell whole tens, and measure otherwise in another unit: apart from these, and this part, it is another way.
 * Those that tell a fraction tell no tens.
 */
const [coarsest, fine, otherwise] = [11, 1, 0.25]

/** Whether two distances may be that of one location from one centre, whatever their units; what cannot be read may. */
export function areAlike(one: unknown, other: unknown): boolean {
  const told = [readDistance(one), readDistance(other)]
  const [miles, others] = told.map((distance) => distance?.miles)
  if (miles === undefined || others === undefined) return true
  const isFine = told.every((distance) => !Number.isInteger(distance?.amount))
  const least = isFine ? fine : coarsest
  return Math.abs(miles - others) <= least + otherwise * Math.min(miles, others)
}

/** Whether a distance may be that of something so many miles away, by whatever way it was measured and rounded. */
export const isPossible = ({ miles: told }: Distance, miles: number): boolean =>
  told >= miles / 2 - coarsest && told <= miles * detour + coarsest
