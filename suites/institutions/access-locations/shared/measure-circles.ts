import type { Radii } from './choose-radii.js'
import type { FoundLocation } from './found-location.js'
import { type Found, locationsWithin } from './locations-within.js'
import { tolerance } from '../../shared/read-distance.js'

/** What is wrong with a search, in words; undefined when nothing is. */
type Fault = string | undefined

interface Circles {
  /** The search within the smaller circle. */
  readonly small: Found
  readonly complete: boolean
  readonly exchanges: readonly number[]
  readonly faults: Readonly<Record<'within' | 'kilometres' | 'bare' | 'smaller', Fault>>
}

/** Searches within two circles, each asked for in two ways, and says what does not fit together. */
export async function measureCircles(
  stage: Parameters<typeof locationsWithin>[0],
  { miles, kilometres, wide }: Radii,
): Promise<Circles> {
  const small = await locationsWithin(stage, { radius: `${miles}mi` })
  const metric = await locationsWithin(stage, { radius: `${kilometres}km` })
  const wider = await locationsWithin(stage, { radius: `${kilometres}mi` })
  const bare = await locationsWithin(stage, { radius: `${kilometres}` })
  const searches = [small, metric, wider, bare]

  /** Near the edge of the circle, rounding decides. */
  const edge = (one: FoundLocation): boolean =>
    one.miles !== undefined && Math.abs(one.miles - miles) <= tolerance(miles) + 0.5
  const inside = ({ miles: far }: FoundLocation): boolean =>
    far !== undefined && far < miles - tolerance(miles)
  const outside = (radius: number, { locations }: Found): readonly FoundLocation[] =>
    locations.filter((one) => one.miles !== undefined && one.miles > radius + tolerance(radius))

  return {
    small,
    complete: searches.every((one) => one.complete),
    exchanges: searches.slice(1).map(({ first }) => first.exchange.number),
    faults: {
      within:
        count(outside(miles, small), `farther than ${miles} miles`) ??
        count(outside(kilometres, wider), `farther than ${kilometres} miles`),
      kilometres: differ(metric, small, edge, `${kilometres}km`, `${miles}mi`),
      bare: differ(bare, wider, () => false, `${kilometres}`, `${kilometres}mi`),
      smaller: count(lacking(wide.locations.filter(inside), small), `left out of ${miles}mi`),
    },
  }
}

const lacking = (
  from: readonly FoundLocation[],
  { locations }: Found,
): readonly FoundLocation[] => {
  const there = new Set(locations.map(({ key }) => key))
  return from.filter(({ key }) => !there.has(key))
}

function differ(
  one: Found,
  other: Found,
  overlook: (location: FoundLocation) => boolean,
  name: string,
  otherName: string,
): Fault {
  const only = (found: Found, rival: Found): readonly FoundLocation[] =>
    lacking(found.locations, rival).filter((location) => !overlook(location))
  return (
    count(only(one, other), `found with ${name} and not with ${otherName}`) ??
    count(only(other, one), `found with ${otherName} and not with ${name}`)
  )
}

const count = ({ length }: readonly FoundLocation[], words: string): Fault =>
  length === 0 ? undefined : `${length} ${words}`
