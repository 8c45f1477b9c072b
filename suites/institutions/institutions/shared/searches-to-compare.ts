import {
  type Answer,
  type Item,
  readDistance,
  type RequestInput,
} from '../../../../src/scenario/index.js'
import { edgesAt } from '../../shared/near-edge.js'
import { noCentre } from '../../shared/no-centre.js'
import { radiusBelow } from '../../shared/radius-below.js'
import type { Change } from '../../shared/search-locations.js'

/** Where searches may be centred besides the coordinates of a plain one. */
export interface PostalCentre {
  readonly postalCode: string | undefined
  readonly countryCode: string
}

/** Miles that a search may go (document 2). */
const most = 500

/**
 * Searches in which two operations could differ.
 *
 * @param order of a plain search
 * @param answer what it found
 * @param ask sends a search
 */
export async function searchesToCompare(
  { order, answer }: { readonly order: RequestInput; readonly answer: Answer },
  centre: PostalCentre,
  ask: (change: Change) => Promise<Answer>,
): Promise<readonly Change[]> {
  const { postalCode, countryCode } = centre
  const postal = { ...noCentre, postalCode, ...(countryCode !== 'US' && { countryCode }) }
  const around = postalCode && (await ask({ ...postal, radius: `${most}mi` }))
  const edge = around ? edgesAt(around.items).fraction : undefined
  return [
    {},
    { radius: '20.5km' },
    { radius: `${most}mi` },
    ...[bareRadius(answer.items), ...fractionsOf(order, answer)].map((radius) => ({ radius })),
    ...(postalCode === undefined ? [] : [postal, { ...postal, type: ['atm', 'branch'] }]),
    ...(postalCode === undefined ? [] : [{ ...postal, countryCode, radius: '20.5km' }]),
    ...(edge === undefined ? [] : [{ ...postal, radius: edge.radius }]),
    // A rule looks whether the type counts there.
    { ...(postalCode !== undefined && postal), type: 'branch' },
  ]
}

/** Just as far as the farthest location of a plain search, without a unit: in kilometres it would not be found. */
function bareRadius(items: readonly Item[]): string {
  const miles = items.flatMap(({ distance }) => readDistance(distance)?.miles ?? [])
  return String(miles.length === 0 ? most : Math.min(most, Math.ceil(Math.max(...miles)) + 1))
}

/** Radii of which the fraction counts: a location lies within, and one does not, though it would if they were rounded. */
function fractionsOf(order: RequestInput, answer: Answer): readonly string[] {
  const edge = edgesAt(answer.items).fraction
  return [...(edge === undefined ? [] : [edge.radius]), radiusBelow(order, answer, 'mi')]
}
