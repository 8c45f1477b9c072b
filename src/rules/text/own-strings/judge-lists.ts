import type { Span } from '../../memory/span.js'
import type { Contradiction } from './contradiction.js'

/** The strings of a group, as one answer lists them. */
export interface ListedStrings {
  readonly exchange: number
  readonly span: Span
  /** Milliseconds after which what was written is seen everywhere. */
  readonly settleTime: number
  /** In epoch milliseconds, by the clock of the target: what was modified before is seen everywhere. */
  readonly settledUntil: number
  /** When each was modified, in the words of the target, by name. */
  readonly times: ReadonlyMap<string, string | undefined>
}

/** So many lists that follow each other do not all come from a node that is behind. */
const manyLists = 6

/**
 * What lists before and after one hold is in it as well, if it was there meanwhile: what was seen is not lost again. A
 * service of several nodes may show it at one of them earlier than at another, whatever else each of them shows by then:
 * so that counts only after what was written has had its time to be seen.
 *
 * @param lists of one group, in the order in which they were answered
 * @param wasThere whether a string of ours was not taken away until then; undefined where it is of others
 */
export function judgeLists(
  lists: readonly ListedStrings[],
  wasThere: (name: string, span: Span) => boolean | undefined,
): readonly Contradiction[] {
  return lists.flatMap((list, at): readonly Contradiction[] => {
    const { times, span, exchange } = list
    const before = lists.slice(0, at).filter((one) => one.span.number <= span.since)
    const after = lists.slice(at + 1).filter((one) => one.span.since >= span.number)
    const known = new Set(before.flatMap((one) => [...one.times.keys()]))
    const lost = [...known].find((name) => {
      const isOurs = wasThere(name, span) === true
      // What others took away is gone at one node and still there at another for a while, but not in many lists on end.
      const next = after.slice(0, manyLists)
      const isInAll = next.length === manyLists && next.every((one) => one.times.has(name))
      const much = isOurs || isInAll ? after : after.filter((one) => isLong(list, one))
      if (times.has(name) || !much.some((one) => one.times.has(name))) return false
      const [told, later] = [before, much].map(
        (some) =>
          new Set(some.map((one) => one.times.get(name)).filter((time) => time !== undefined)),
      )
      // One that was taken away and made anew has another time.
      const isSame = [...(told ?? [])].some((time) => later?.has(time) === true)
      if (!(wasThere(name, span) ?? isSame)) return false
      const isSettled =
        before.some((one) => one.times.has(name) && isLong(one, list)) || isOld(list, told)
      const isRenamed = otherNameOf(name, list) !== undefined
      return isSettled || isRenamed
    })
    if (lost === undefined) return []
    const otherName = otherNameOf(lost, list)
    const expected = `${lost}, which is in lists before and after this one`
    const about = otherName === undefined ? 'whole' : 'named'
    const actual = otherName ?? 'a list without it'
    return [{ about, exchange, expected, actual, pointer: '/_embedded/items' }]
  })

  /** A name that holds that of a string of ours, and that the run gave to no string. */
  function otherNameOf(name: string, { times, span }: ListedStrings): string | undefined {
    if (wasThere(name, span) === undefined) return undefined
    return [...times.keys()].find((one) => one.includes(name) && wasThere(one, span) === undefined)
  }
}

/** Whether one list came so long before another that what it shows is seen everywhere by then. */
const isLong = (one: ListedStrings, other: ListedStrings): boolean =>
  one.span.to + other.settleTime <= other.span.from

/** Whether all of these times are so long ago that what was modified then is seen everywhere. */
function isOld({ settledUntil }: ListedStrings, times: ReadonlySet<string> = new Set()): boolean {
  const moments = [...times].map((time) => Date.parse(time))
  return moments.length > 0 && moments.every((moment) => moment <= settledUntil)
}
