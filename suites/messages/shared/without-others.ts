import { identify, type Item } from '../../../src/scenario/index.js'
import { isOneOf } from './is-one-of.js'
import type { Waiting } from './waiting-in.js'

/** What came of what was published. */
export interface Came {
  /** Notifications that came for the message, by subscription. */
  readonly came: ReadonlyMap<string, readonly Item[]>
  /** The list of each subscription afterwards. */
  readonly lists: ReadonlyMap<string, Waiting>
}

/** Looks again, for as long as a message may take. */
export type LookOn = (read: () => Promise<Came>, isEnough: (seen: Came) => boolean) => Promise<Came>

const idsOf = ({ came }: Came): readonly string[] => [...came.values()].flat().map(identify)

/**
 * What others published at the same time they may take away themselves, and what is ours stays: of all that came in the
 * time that a message takes, what is left.
 *
 * @param first what came at first, which is too much
 * @param count how many messages of ours there are
 */
export async function withoutOthers(
  first: Came,
  look: () => Promise<Came>,
  lookOn: LookOn,
  count: number,
): Promise<Came & { readonly isBusy: boolean }> {
  const known = new Set(idsOf(first))
  const atFirst = known.size
  await lookOn(look, (seen) => {
    for (const id of idsOf(seen)) known.add(id)
    return false
  })
  const isKnown = isOneOf(...known)
  // One may slip from page to page of a list from which others take something away: it has gone where two looks miss it.
  const leave = async (): Promise<Came> => {
    const [before, { came, lists }] = [await look(), await look()]
    const left = [...came].map(([of, items]) => {
      const both = [...(before.came.get(of) ?? []), ...items].filter(isKnown)
      return [of, [...new Map(both.map((item) => [identify(item), item])).values()]] as const
    })
    return { lists, came: new Map(left) }
  }
  const isAlone = ({ came }: Came): boolean =>
    [...came.values()].every((items) => items.length <= count)
  const left = await lookOn(leave, isAlone)
  return { ...left, isBusy: known.size > atFirst || new Set(idsOf(left)).size < known.size }
}
